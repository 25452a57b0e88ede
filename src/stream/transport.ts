import type { paths } from '../../generated/api';
import { askingToSignIn } from './signed-fetch';

type Body<T> = T extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;
const research = '/tianzhi-tools/api/agent/research' satisfies keyof paths;
const runs = '/tianzhi-tools/api/agent/runs' as const;
const interrupt = '/tianzhi-tools/api/agent/interrupt' as const;

/**
 * The request for a question. The client creates all ids, so the page has its URL at once, and a retry is the same run.
 */
export type ResearchRequest = Body<paths[typeof research]['post']> & {
  chatId: string;
  messageId: string;
  answerId: string;
};

/** The three calls of a run. Outside of the API client, because their streams outlive any one request. */
export interface Transport {
  start(request: ResearchRequest, signal: AbortSignal): Promise<Response>;
  resume(run: string, fromSeq: number, signal: AbortSignal): Promise<Response>;
  stop(run: string, seenSeq: number): Promise<Response>;
}

export function createTransport(send: typeof fetch = (input, init) => fetch(input, init)): Transport {
  const posting = (body: unknown, signal: AbortSignal, key?: string): RequestInit => ({
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body: JSON.stringify(body),
    signal,
  });
  return {
    start: (request, signal) => send(research, posting(request, signal, request.answerId)),
    resume: (run, fromSeq, signal) =>
      send(`${runs}/${encodeURIComponent(run)}/stream?fromSeq=${fromSeq}`, {
        headers: { Accept: 'text/event-stream' },
        signal,
      }),
    stop: (run, seenSeq) =>
      askingToSignIn(send)(
        `${interrupt}/${encodeURIComponent(run)}`,
        posting({ seenSeq }, AbortSignal.timeout(20_000)),
      ),
  };
}

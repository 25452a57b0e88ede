import type { DataState } from '@/admin/preview/context';
import { emptyAnswer } from './empty-answer';
import { findOperation } from './find-operation';

/** Long enough to show what a visitor on a slow connection sees. */
export const SLOW_MS = 3000;

export interface Forced {
  /** The data state of an operation in the current context. */
  stateOf: (operation: string) => DataState;
  /** The message of the forced error. */
  message: () => string;
}

/** Wraps `fetch` to force data states. Blocks, hooks and the client stay unchanged. */
export function forceAnswers(send: typeof fetch, { stateOf, message }: Forced): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const method = init?.method ?? request?.method ?? 'GET';
    const operation = findOperation(method, request?.url ?? String(input));
    const state = operation ? stateOf(operation) : 'ready';
    switch (state) {
      case 'loading':
        // Never settles, so not even the client's timeout ends it.
        return new Promise<Response>(() => undefined);
      case 'error':
        return refusal(500, message());
      case '401':
        return refusal(401, message());
      case 'slow':
        await new Promise((done) => setTimeout(done, SLOW_MS));
        return send(input, init);
      case 'empty':
        return emptied(await send(input, init));
      default:
        return send(input, init);
    }
  };
}

function refusal(status: number, msg: string): Response {
  return Response.json({ code: status, msg, data: null }, { status });
}

/** Streams and files are not lists, and real failures stay failures. */
async function emptied(response: Response): Promise<Response> {
  const json = response.headers.get('content-type')?.includes('application/json');
  if (!response.ok || !json) return response;
  return Response.json(emptyAnswer(await response.json()), { status: response.status });
}

import type { DataState } from '@/admin/preview/context';
import { emptyAnswer } from './empty-answer';
import { findOperation } from './find-operation';

/** Long enough to see what a visitor on a slow line sees, short enough to wait for. */
export const SLOW_MS = 3000;

export interface Forced {
  /** State of the calls of an operation, as the context has it now. */
  stateOf: (operation: string) => DataState;
  /** Words of the error that is forced. */
  message: () => string;
}

/** Between the page and the network: blocks, hooks and the client stay as they are, only the answers differ. */
export function forceAnswers(send: typeof fetch, { stateOf, message }: Forced): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const method = init?.method ?? request?.method ?? 'GET';
    const operation = findOperation(method, request?.url ?? String(input));
    const state = operation ? stateOf(operation) : 'ready';
    switch (state) {
      case 'loading':
        // Not even the client's own patience ends it: it stays as long as somebody looks at it.
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

/** Streams and files are no lists; what failed by itself stays failed. */
async function emptied(response: Response): Promise<Response> {
  const json = response.headers.get('content-type')?.includes('application/json');
  if (!response.ok || !json) return response;
  return Response.json(emptyAnswer(await response.json()), { status: response.status });
}

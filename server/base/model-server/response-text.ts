import { ModelFault } from './model-fault';

/** The text of a response as it arrives, never held as a whole. The request's signal also ends the reading. */
export async function* textOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** The first 500 characters, enough of an error page for the log; the rest is not read. */
export async function startOf(response: Response, signal: AbortSignal): Promise<string> {
  let text = '';
  for await (const part of textOf(response, signal)) {
    text += part;
    if (text.length > 500) break;
  }
  return text.slice(0, 500);
}

/** The whole text; throws if it is longer than `longest` characters. */
export async function wholeText(response: Response, longest: number, signal: AbortSignal): Promise<string> {
  let text = '';
  for await (const part of textOf(response, signal)) {
    text += part;
    if (text.length > longest) throw new ModelFault('broken', `a reply longer than ${longest} characters`);
  }
  return text;
}

import { ModelFault } from './model-fault';

/** The text of a response as it comes, without the whole of it ever being held. */
export async function* textOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  // Node's streams can be iterated; the type is the browser's.
  const chunks = response.body as unknown as AsyncIterable<Uint8Array>;
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
}

/** The beginning of an error page is enough for the log; the rest is not even read. */
export async function startOf(response: Response): Promise<string> {
  let text = '';
  for await (const part of textOf(response)) {
    text += part;
    if (text.length > 500) break;
  }
  return text.slice(0, 500);
}

/** All of it, unless it is longer than anything that was asked for. */
export async function wholeText(response: Response, longest: number): Promise<string> {
  let text = '';
  for await (const part of textOf(response)) {
    text += part;
    if (text.length > longest) throw new ModelFault('broken', `a reply longer than ${longest} characters`);
  }
  return text;
}

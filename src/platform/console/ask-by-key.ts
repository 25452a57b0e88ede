import { createParser } from 'eventsource-parser';

/** A citation, its place counted in code points. */
export interface Cited {
  start: number;
  end: number;
  title: string;
  url: string;
}

export interface Told {
  text: string;
  cited: Cited[];
}

/** A refusal of a call by key, as its sender gets it. */
export class KeyRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

interface Annotation {
  url_citation: { start_index: number; end_index: number; title: string; url: string };
}

interface Chunk {
  error?: { message?: string; code?: string };
  choices?: { delta?: { content?: string; annotations?: Annotation[] }; finish_reason?: string | null }[];
}

/**
 * Asks as a program does, with a fetch of its own: what a key is refused must never end the session of whoever tries it
 * out, as a refusal of the portal's calls does.
 */
export async function askByKey(
  { key, question, locale }: { key: string; question: string; locale: string },
  hear: (told: Told) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch('/openai/v1/chat/completions', {
    method: 'POST',
    // Without the session's cookie: the key alone says who calls.
    credentials: 'omit',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify({ model: 'millwright-ask', stream: true, messages: [{ role: 'user', content: question }] }),
    signal,
  });
  if (!response.ok || !response.body) {
    const { error } = (await response.json().catch(() => ({}))) as Chunk;
    throw new KeyRefusal(response.status, error?.code ?? '', error?.message ?? '');
  }
  const told: Told = { text: '', cited: [] };
  let fault: KeyRefusal | undefined;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') return;
      const { error, choices = [] } = JSON.parse(data) as Chunk;
      if (error) fault = new KeyRefusal(200, error.code ?? '', error.message ?? '');
      for (const { delta, finish_reason } of choices) {
        told.text += delta?.content ?? '';
        const cited = (delta?.annotations ?? []).map(({ url_citation: one }) => ({
          ...{ start: one.start_index, end: one.end_index, title: one.title, url: one.url },
        }));
        told.cited = finish_reason ? cited : [...told.cited, ...cited];
      }
      hear({ ...told });
    },
  });
  const decoder = new TextDecoder();
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(decoder.decode(value, { stream: true }));
  }
  if (fault) throw fault;
}

import { createParser } from 'eventsource-parser';

const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

interface Watching {
  /** Something was published, or may have been while nobody listened. */
  onChange: (revision: string | undefined) => void;
  send?: typeof fetch;
  wait?: (attempt: number) => number;
}

const URL_OF_CHANGES = '/api/setting/changes';

/**
 * Listens for a new setting as long as the page is looked at. A hidden page lets go of its line, browsers have few of them, and
 * asks once when it is seen again.
 */
export function watchSetting({
  onChange,
  send = (...args) => fetch(...args),
  wait = waitBefore,
}: Watching): () => void {
  let line: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  /** A server that refuses says how long for. */
  let atLeastMs = 0;

  async function listen(): Promise<void> {
    const own = new AbortController();
    line = own;
    try {
      const response = await send(URL_OF_CHANGES, { signal: own.signal });
      if (own.signal.aborted) return;
      atLeastMs = (Number(response.headers.get('Retry-After')) || 0) * 1000;
      if (!response.ok || !response.body) throw new Error(String(response.status));
      if (attempt > 0) onChange(undefined);
      await readLine(response.body, (revision) => {
        attempt = 0;
        onChange(revision);
      });
    } catch {
      // Gone, refused or cut: the next attempt says more.
    }
    if (own.signal.aborted) return;
    timer = setTimeout(listen, Math.max(atLeastMs, wait(attempt)));
    atLeastMs = 0;
    attempt += 1;
  }

  function stop(): void {
    clearTimeout(timer);
    line?.abort();
    line = undefined;
  }

  function turn(): void {
    stop();
    if (document.visibilityState === 'hidden') return;
    // What was published while it was hidden has been told to nobody here.
    attempt = 1;
    void listen();
  }

  if (document.visibilityState !== 'hidden') void listen();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    stop();
  };
}

async function readLine(body: ReadableStream<Uint8Array>, onRevision: (revision: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent({ event, data }) {
      const revision = event === 'setting' ? revisionIn(data) : undefined;
      if (revision) onRevision(revision);
    },
  });
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

function revisionIn(data: string): string | undefined {
  try {
    const { revision } = JSON.parse(data) as { revision?: unknown };
    return typeof revision === 'string' ? revision : undefined;
  } catch {
    return undefined;
  }
}

/** How long to wait before the next attempt: twice as long each time, and not everybody in the same moment. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return most / 2 + (most / 2) * random();
}

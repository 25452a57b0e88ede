import { readEventStream } from '@/browser/read-event-stream';
import { backoff } from '../../setting/backoff';

const waitBefore = (attempt: number) => backoff(attempt + 1, { firstMs: 1000 });

interface Watching {
  /** Changes of one domain, for its operators; without it, of the page's own host. */
  url?: string;
  /** A setting was published, or may have been while disconnected. */
  onChange: (revision: string | undefined) => void;
  /** Something was said about a draft, or may have been while disconnected. */
  onTalk?: () => void;
  send?: typeof fetch;
  wait?: (attempt: number) => number;
}

const URL_OF_CHANGES = '/api/setting/changes';

/**
 * Listens for new settings while the page is visible. A hidden page closes its connection, because browsers allow only
 * a few, and checks once when it is visible again.
 */
export function watchSetting({
  url = URL_OF_CHANGES,
  onChange,
  onTalk,
  send = (...args) => fetch(...args),
  wait = waitBefore,
}: Watching): () => void {
  let line: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  /** Delay requested by the server's Retry-After. */
  let atLeastMs = 0;

  async function listen(): Promise<void> {
    const own = new AbortController();
    line = own;
    try {
      const response = await send(url, { signal: own.signal });
      if (own.signal.aborted) return;
      atLeastMs = (Number(response.headers.get('Retry-After')) || 0) * 1000;
      if (!response.ok || !response.body) throw new Error(String(response.status));
      if (attempt > 0) {
        onChange(undefined);
        onTalk?.();
      }
      await readEventStream(response.body, {
        onMessage({ event, data }) {
          if (event === 'comments') onTalk?.();
          const revision = event === 'setting' ? revisionIn(data) : undefined;
          if (!revision) return;
          attempt = 0;
          onChange(revision);
        },
      });
    } catch {
      // Disconnected or refused; the next attempt follows.
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
    // Checks for settings published while the page was hidden.
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

function revisionIn(data: string): string | undefined {
  try {
    const { revision } = JSON.parse(data) as { revision?: unknown };
    return typeof revision === 'string' ? revision : undefined;
  } catch {
    return undefined;
  }
}

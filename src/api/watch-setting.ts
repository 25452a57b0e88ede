import { readEventStream } from '@/browser/read-event-stream';
import { backoff } from '../../setting/backoff';

const waitBefore = (attempt: number) => backoff(attempt + 1, { firstMs: 1000 });

interface Line {
  url: string;
  /** Returns whether this was news; then the next cut is answered quickly again. */
  onEvent: (event: string | undefined, data: string) => boolean;
  /** The line is open after it was cut: whatever came in between was missed. */
  onMissed: () => void;
  /** The line did not open, or was cut. */
  onDown?: () => void;
  /** Nothing for so long, not even a sign of life, means that something in between holds the stream back. */
  silentMs?: number;
  send?: typeof fetch;
  wait?: (attempt: number) => number;
}

/**
 * Keeps an event stream open while the page is visible. A hidden page closes its connection, because browsers allow only
 * a few, and asks once when it is visible again.
 */
export function watchLine({
  url,
  onEvent,
  onMissed,
  onDown,
  silentMs,
  send = (...args) => fetch(...args),
  wait = waitBefore,
}: Line): () => void {
  let line: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  /** Delay requested by the server's Retry-After. */
  let atLeastMs = 0;

  async function listen(): Promise<void> {
    const own = new AbortController();
    line = own;
    const silence = silentMs === undefined ? undefined : createSilence(silentMs);
    try {
      const signal = silence ? AbortSignal.any([own.signal, silence.signal]) : own.signal;
      const response = await send(url, { signal });
      if (own.signal.aborted) return;
      atLeastMs = (Number(response.headers.get('Retry-After')) || 0) * 1000;
      if (!response.ok || !response.body) throw new Error(String(response.status));
      if (attempt > 0) onMissed();
      await readEventStream(response.body, {
        onMessage: ({ event, data }) => {
          if (onEvent(event, data)) attempt = 0;
        },
        onBytes: silence?.broken,
        signal: silence?.signal,
      });
    } catch {
      // Disconnected or refused; the next attempt follows.
    } finally {
      silence?.end();
    }
    if (own.signal.aborted) return;
    onDown?.();
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
    // Checks for what happened while the page was hidden.
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

/** Aborts after a while without bytes. */
function createSilence(ms: number) {
  const control = new AbortController();
  const give = () => setTimeout(() => control.abort(), ms);
  let timer = give();
  return {
    signal: control.signal,
    broken() {
      clearTimeout(timer);
      timer = give();
    },
    end: () => clearTimeout(timer),
  };
}

interface Watching extends Pick<Line, 'send' | 'wait'> {
  /** Changes of one domain, for its operators; without it, of the page's own host. */
  url?: string;
  /** A setting was published, or may have been while disconnected. */
  onChange: (revision: string | undefined) => void;
  /** Something was said about a draft, or may have been while disconnected. */
  onTalk?: () => void;
}

const URL_OF_CHANGES = '/api/setting/changes';

/** Listens for new settings. */
export const watchSetting = ({ url = URL_OF_CHANGES, onChange, onTalk, ...line }: Watching): (() => void) =>
  watchLine({
    ...line,
    url,
    onMissed() {
      onChange(undefined);
      onTalk?.();
    },
    onEvent(event, data) {
      if (event === 'comments') onTalk?.();
      const revision = event === 'setting' ? revisionIn(data) : undefined;
      if (!revision) return false;
      onChange(revision);
      return true;
    },
  });

function revisionIn(data: string): string | undefined {
  try {
    const { revision } = JSON.parse(data) as { revision?: unknown };
    return typeof revision === 'string' ? revision : undefined;
  } catch {
    return undefined;
  }
}

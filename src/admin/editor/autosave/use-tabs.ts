import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '@/browser/new-id';

type Said = { kind: 'hello' | 'here' | 'bye'; tab: string } | { kind: 'saved'; tab: string; text: string };

export interface Tabs {
  tab: string;
  /** Other tabs of this browser that have the same domain open. */
  others: ReadonlySet<string>;
  /** What another tab saved last, which must not be overwritten silently. */
  theirs: string | undefined;
  saved: (text: string) => void;
  settle: () => void;
}

/** Makes tabs of one browser that edit the same domain aware of each other. */
export function useTabs(domain: string): Tabs {
  const [tab] = useState(newId);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [theirs, setTheirs] = useState<string>();
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const open = new BroadcastChannel(`mw-editor ${domain}`);
    const say = (said: Said) => open.postMessage(said);
    const bye = () => say({ kind: 'bye', tab });
    open.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.kind === 'hello') say({ kind: 'here', tab });
      if (data.kind === 'saved') setTheirs(data.text);
      setOthers((now) => {
        const next = new Set(now);
        if (data.kind === 'bye') next.delete(data.tab);
        else next.add(data.tab);
        return next;
      });
    };
    say({ kind: 'hello', tab });
    channel.current = open;
    window.addEventListener('pagehide', bye);
    return () => {
      bye();
      window.removeEventListener('pagehide', bye);
      open.close();
      channel.current = null;
    };
  }, [domain, tab]);

  const saved = useCallback(
    (text: string) => channel.current?.postMessage({ kind: 'saved', tab, text } satisfies Said),
    [tab],
  );
  const settle = useCallback(() => setTheirs(undefined), []);
  return useMemo(() => ({ tab, others, theirs, saved, settle }), [tab, others, theirs, saved, settle]);
}

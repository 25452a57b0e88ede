import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSaveDraftMutation } from '@/api/admin';
import { isApiError, wordsOf } from '@/api/api-error';
import { readText } from '../document/read-text';
import type { Editor } from '../types';
import { dropLocal, writeLocal } from './local-drafts';
import { type Tabs, useTabs } from './use-tabs';

/** As the page says it: in this browser, under way, at the server, or why not. */
export type SaveState = 'clean' | 'waiting' | 'local' | 'saving' | 'saved' | 'failed' | 'conflict';

const LOCAL_MS = 800;
const SERVER_MS = 3000;
/** A server that could not be reached is tried again by itself; one that refused would refuse again. */
const AGAIN_MS = 5_000;

export interface Autosave {
  state: SaveState;
  /** What the server said when it refused. */
  reason: string | undefined;
  tabs: Tabs;
}

/** The draft goes into this browser after 0.8 s and to the server after 3 s of rest. Opening a domain saves nothing. */
export function useAutosave({ domain, text, base }: Editor): Autosave {
  const tabs = useTabs(domain);
  const [save] = useSaveDraftMutation();
  const [state, setState] = useState<SaveState>('clean');
  const [reason, setReason] = useState<string>();
  const [away, setAway] = useState(false);
  const safe = useRef(text);
  const { tab, theirs } = tabs;
  const conflict = theirs !== undefined && theirs !== text;

  const keep = useEffectEvent(async () => {
    if (await writeLocal({ domain, tab, text, base, at: Date.now() }))
      setState((now) => (now === 'waiting' ? 'local' : now));
  });
  const send = useEffectEvent(async () => {
    const { value } = readText(text);
    if (!value || conflict) return;
    setState('saving');
    const answer = await save({ domain, base, body: value });
    if ('error' in answer) {
      setReason(wordsOf(answer.error));
      setAway(isAway(answer.error));
      return setState('failed');
    }
    safe.current = text;
    tabs.saved(text);
    await dropLocal({ domain, tab });
    setReason(undefined);
    setState('saved');
  });
  const leave = useEffectEvent(() => {
    if (text !== safe.current) void writeLocal({ domain, tab, text, base, at: Date.now() });
  });
  const go = useEffectEvent(() => {
    leave();
    // Another screen of the workbench: there is time to tell the server, too.
    if (text !== safe.current) void send();
  });

  useEffect(() => {
    if (text === safe.current) return;
    setState('waiting');
    const local = setTimeout(() => void keep(), LOCAL_MS);
    const server = setTimeout(() => void send(), SERVER_MS);
    return () => {
      clearTimeout(local);
      clearTimeout(server);
    };
  }, [text]);

  useEffect(() => {
    if (state !== 'failed' || !away) return;
    const again = setTimeout(() => void send(), AGAIN_MS);
    return () => clearTimeout(again);
  }, [state, away]);

  useEffect(() => {
    const hide = () => leave();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      go();
    };
  }, []);

  return { state: conflict ? 'conflict' : state, reason, tabs };
}

function isAway(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && error.status >= 500);
}

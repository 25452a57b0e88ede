import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDropDraftMutation, useSaveDraftMutation } from '@/api/admin';
import { isApiError, messageOf } from '@/api/api-error';
import { equal } from '../../../../setting/equal';
import type { JsonObject } from '../../../../setting/json-value';
import { useSignedInAgain } from '../../shell/use-signed-in-again';
import { readText } from '../document/read-text';
import type { Editor } from '../types';
import { type DraftShelf, localDrafts } from './local-drafts';
import { type Tabs, useTabs } from './use-tabs';

/** Where the draft is saved, as the page states it: in this browser, being sent, on the server, or why not. */
export type SaveState = 'clean' | 'waiting' | 'local' | 'saving' | 'saved' | 'failed' | 'conflict';

const LOCAL_MS = 800;
const SERVER_MS = 3000;
/** An unreachable server is retried automatically; one that refused would refuse again. */
const AGAIN_MS = 5_000;

export interface Autosave {
  state: SaveState;
  /** The server's reason for a refusal. */
  reason: string | undefined;
  tabs: Tabs;
  /** The draft is discarded: it is neither stored nor sent. */
  forget: () => void;
}

interface Draft extends Pick<Editor, 'domain' | 'text' | 'base'> {
  /** The live setting; a draft equal to it counts as none. */
  published?: Record<string, unknown> | null;
  /** The operator only looks: nothing is sent. */
  local?: boolean;
}

/** Saves the draft 0.8 s after the last change in this browser, and after 3 s on the server. Opening saves nothing. */
export function useAutosave(
  { domain, text, base, published = null, local = false }: Draft,
  shelf: DraftShelf = localDrafts,
): Autosave {
  const tabs = useTabs(domain);
  const [save] = useSaveDraftMutation();
  const [drop] = useDropDraftMutation();
  const [state, setState] = useState<SaveState>('clean');
  const [reason, setReason] = useState<string>();
  const [away, setAway] = useState(false);
  /** The text the server has, and the text typed last. */
  const safe = useRef(text);
  const newest = useRef(text);
  const calm = useRef<SaveState>('clean');
  const underway = useRef<ReturnType<typeof save> | ReturnType<typeof drop>>(undefined);
  const { tab, theirs } = tabs;
  const conflict = theirs !== undefined && theirs !== text;

  const keep = useEffectEvent(async () => {
    if (await shelf.write({ domain, tab, text, base, at: Date.now() }))
      setState((now) => (now === 'waiting' ? 'local' : now));
  });
  const send = useEffectEvent(async () => {
    const { value } = readText(text);
    if (!value || conflict || local) return;
    setState('saving');
    // An earlier save that is still running, or retried after a timeout, could arrive later and overwrite this one.
    underway.current?.abort();
    const discarded = published !== null && equal(value as JsonObject, published as JsonObject);
    const call = discarded ? drop({ domain }) : save({ domain, base, body: value });
    underway.current = call;
    const answer = await call;
    if (underway.current !== call) return;
    underway.current = undefined;
    if ('error' in answer) {
      setReason(messageOf(answer.error));
      setAway(isAway(answer.error));
      return setState('failed');
    }
    safe.current = text;
    calm.current = discarded ? 'clean' : 'saved';
    setReason(undefined);
    tabs.saved(text);
    if (newest.current === text) rest();
  });
  /** The server has the current text, so the copy in this browser is removed. */
  const rest = useEffectEvent(() => {
    void shelf.drop({ domain, tab });
    setState(calm.current);
  });
  const leave = () => {
    if (text !== safe.current) void shelf.write({ domain, tab, text, base, at: Date.now() });
  };
  const go = () => {
    leave();
    // Leaving for another screen of the workbench leaves time to tell the server, too.
    if (text !== safe.current) void send();
  };

  useEffect(() => {
    const before = newest.current;
    newest.current = text;
    if (text === safe.current && !underway.current) {
      // Typed and undone.
      if (before !== text) rest();
      return;
    }
    setState('waiting');
    const local = setTimeout(() => void keep(), LOCAL_MS);
    const server = conflict ? undefined : setTimeout(() => void send(), SERVER_MS);
    return () => {
      clearTimeout(local);
      clearTimeout(server);
    };
  }, [text, conflict]);

  useEffect(() => {
    if (state !== 'failed' || !away) return;
    const again = setTimeout(() => void send(), AGAIN_MS);
    return () => clearTimeout(again);
  }, [state, away]);

  // What the ended session refused is sent, and its message goes.
  useSignedInAgain(() => {
    if (state === 'failed') void send();
  });

  useLeaving({ hide: leave, unmount: go });

  const forget = () => {
    underway.current?.abort();
    safe.current = newest.current;
    void shelf.drop({ domain, tab });
  };

  return { forget, state: conflict ? 'conflict' : state, reason, tabs };
}

/** `hide`: the page is closed or put away. `unmount`: another screen of the workbench takes its place. */
function useLeaving({ hide, unmount }: { hide: () => void; unmount: () => void }): void {
  const onHide = useEffectEvent(hide);
  const onUnmount = useEffectEvent(unmount);
  useEffect(() => {
    const away = () => onHide();
    window.addEventListener('pagehide', away);
    return () => {
      window.removeEventListener('pagehide', away);
      onUnmount();
    };
  }, []);
}

function isAway(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && error.status >= 500);
}

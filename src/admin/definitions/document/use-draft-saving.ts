import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useSaveDefinitionDraftMutation } from '@/api/definitions';
import { useSignedInAgain } from '../../shell/use-signed-in-again';
import type { Place } from '../types';
import type { Body, DefinitionText } from './use-definition-text';

const WAIT_MS = 1500;

export interface Saving {
  state: 'clean' | 'waiting' | 'saving' | 'saved' | 'failed';
  /** The server's reason for a refusal. */
  reason: string | undefined;
  /** What the server has, and since when; the opened document before the first change. */
  saved: { body: Body; at: string };
  /** The draft is published or discarded: nothing more is sent. */
  forget: () => void;
}

/** Keeps the operator's draft on the server, a moment after the last change. Opening saves nothing. */
export function useDraftSaving(place: Place, { text, body, faults }: DefinitionText, base: string | null): Saving {
  const [send] = useSaveDefinitionDraftMutation();
  const safe = useRef(text);
  const [state, setState] = useState<Saving['state']>('clean');
  const [reason, setReason] = useState<string>();
  const [saved, setSaved] = useState({ body, at: '' });
  const underway = useRef<ReturnType<typeof send>>(undefined);

  const save = useEffectEvent(async () => {
    if (faults.length > 0 || text === safe.current) return;
    setState('saving');
    // An earlier save that is retried after a timeout could arrive later and overwrite this one.
    underway.current?.abort();
    const call = send({ ...place, base, body });
    underway.current = call;
    const { data, error } = await call;
    if (underway.current !== call) return;
    setReason(error ? messageOf(error) : undefined);
    setState(error ? 'failed' : 'saved');
    if (!data) return;
    safe.current = text;
    setSaved({ body, at: data.savedAt });
  });

  useEffect(() => {
    if (text === safe.current) return;
    setState('waiting');
    const timer = setTimeout(() => void save(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // What the ended session refused is sent, and its message goes.
  useSignedInAgain(() => {
    if (state === 'failed') void save();
  });
  // Leaving for another screen leaves time to tell the server.
  useEffect(() => () => void save(), []);

  const forget = () => {
    underway.current?.abort();
    safe.current = text;
    setSaved({ body, at: new Date().toISOString() });
    setState('clean');
  };
  return { state, reason, saved, forget };
}

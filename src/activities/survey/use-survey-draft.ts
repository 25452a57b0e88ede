import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveSurveyResponseMutation } from '@/api/activities';
import { readValue, writeValue } from '@/browser/stored-value';
import { type Answer, isAnswered } from '../../../setting/activity/survey';
import { msgOf } from '../msg-of';

export type Answers = Record<string, Answer | undefined>;
type Changes = Record<string, Answer | null>;

const AFTER_MS = 800;
const AGAIN_MS = 5000;
const isChanges = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const storage = () => localStorage;

export type Saving = 'saved' | 'waiting' | 'saving' | 'failed';

interface Start {
  activity: string;
  ticket: string;
  answers: Answers;
  seq: number;
}

/** Answers that are on the server soon after each change, and in this browser until they are. */
export function useSurveyDraft({ activity, ticket, answers: first, seq: firstSeq }: Start) {
  const key = `mw_survey.${activity}.${ticket.slice(0, 12)}`;
  const [start] = useState(() => readValue(storage, key, isChanges) ?? {});
  const [answers, setAnswers] = useState<Answers>(() => apply(first, start));
  const [saving, setSaving] = useState<Saving>(Object.keys(start).length > 0 ? 'waiting' : 'saved');
  const [refused, setRefused] = useState<string>();
  const [elsewhere, setElsewhere] = useState<string[]>([]);
  const [save] = useSaveSurveyResponseMutation();
  const unsent = useRef<Changes>(start);
  const inFlight = useRef<Promise<boolean>>(undefined);
  const seq = useRef(firstSeq);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** True if everything is on the server. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (inFlight.current) await inFlight.current;
    const sent = unsent.current;
    if (Object.keys(sent).length === 0) return true;
    unsent.current = {};
    setSaving('saving');
    const work = save({ id: activity, seq: seq.current, answers: sent }).then(({ data, error }) => {
      inFlight.current = undefined;
      if (!data) {
        unsent.current = { ...sent, ...unsent.current };
        setSaving('failed');
        setRefused(msgOf(error ?? {}));
        // What was refused is refused again; without an answer, the network may come back.
        if (!msgOf(error ?? {})) timer.current = setTimeout(() => void flush(), AGAIN_MS);
        return false;
      }
      seq.current = data.seq;
      const theirs = data.answers as Answers;
      const others = (data.changedElsewhere ?? []).filter((id) => !(id in unsent.current));
      if (others.length > 0)
        setAnswers((now) => ({ ...now, ...Object.fromEntries(others.map((id) => [id, theirs[id]])) }));
      setElsewhere([...others, ...(data.kept ?? [])]);
      setRefused(undefined);
      const rest = Object.keys(unsent.current).length > 0;
      writeValue(storage, key, rest ? unsent.current : null);
      setSaving(rest ? 'waiting' : 'saved');
      return !rest;
    });
    inFlight.current = work;
    return work;
  }, [activity, key, save]);

  useEffect(() => {
    // What was left by a closed tab or a lost network.
    if (Object.keys(unsent.current).length > 0) void flush();
    const online = () => void flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      // Leaving the page sends what is waiting; the browser's copy is there if that is too late.
      void flush();
    };
  }, [flush]);

  /** Stays the same function, so that a key draws the question it changes and no other. */
  const change = useCallback(
    (question: string, answer: Answer | undefined) => {
      setAnswers((now) => ({ ...now, [question]: answer }));
      unsent.current = { ...unsent.current, [question]: isAnswered(answer) ? (answer as Answer) : null };
      writeValue(storage, key, unsent.current);
      setSaving('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), AFTER_MS);
    },
    [key, flush],
  );
  const forget = () => writeValue(storage, key, null);
  return { answers, change, flush, forget, saving, refused, elsewhere };
}

const apply = (answers: Answers, changes: Changes): Answers => ({
  ...answers,
  ...Object.fromEntries(Object.entries(changes).map(([id, answer]) => [id, answer ?? undefined])),
});

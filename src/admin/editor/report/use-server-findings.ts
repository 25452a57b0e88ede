import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLazyCheckSettingQuery } from '@/api/admin';
import { valueAt } from '../../../../setting/pointer';
import type { EditorDocument } from '../document/types';
import type { EditorFinding } from '../types';

interface Answer {
  findings: readonly EditorFinding[];
  /** The setting they were found in. */
  body: unknown;
}

const NONE: Answer = { findings: [], body: undefined };
/** The server knows routes, knowledge bases and pictures; it is queried when typing pauses. */
const IDLE_MS = 1500;

export function useServerFindings(domain: string, document: EditorDocument | undefined): readonly EditorFinding[] {
  const [check] = useLazyCheckSettingQuery();
  const [last, setLast] = useState(NONE);
  const body = document?.body;
  const readable = document?.faults.length === 0;
  const ask = useEffectEvent((signal: AbortSignal) => {
    if (!body) return;
    const asked = check({ domain, body: body as Record<string, unknown> });
    signal.addEventListener('abort', () => asked.abort());
    asked.unwrap().then(
      (answer) => !signal.aborted && setLast({ findings: answer.findings, body }),
      // Without a response the client's own checks stand; publishing checks again anyway.
      () => undefined,
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed draft restarts the wait.
  useEffect(() => {
    if (!readable) return;
    const stop = new AbortController();
    const timer = setTimeout(() => ask(stop.signal), IDLE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [body, readable, domain]);

  return useMemo(() => last.findings.filter(({ pointer }) => isSame(last.body, body, pointer)), [last, body]);
}

/** Drops findings whose place has changed since. Unchanged parts are the same objects. */
function isSame(then: unknown, now: unknown, pointer: string): boolean {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const [before, after] = [valueAt(then, at), valueAt(now, at)];
    if (before !== undefined || after !== undefined) return before === after;
  }
  return true;
}

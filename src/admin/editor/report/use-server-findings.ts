import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyCheckSettingQuery } from '@/api/admin';
import type { EditorDocument } from '../document/types';
import type { EditorFinding } from '../types';

const NONE: readonly EditorFinding[] = [];
/** The server knows routes, knowledge bases and pictures; it is asked when the hand rests. */
const IDLE_MS = 1500;

export function useServerFindings(domain: string, document: EditorDocument | undefined): readonly EditorFinding[] {
  const [check] = useLazyCheckSettingQuery();
  const [findings, setFindings] = useState(NONE);
  const body = document?.body;
  const readable = document?.faults.length === 0;
  const ask = useEffectEvent((signal: AbortSignal) => {
    if (!body) return;
    const asked = check({ domain, body: body as Record<string, unknown> });
    signal.addEventListener('abort', () => asked.abort());
    asked.unwrap().then(
      (answer) => !signal.aborted && setFindings(answer.findings),
      // Without an answer the client's own checks stand; publishing asks again anyway.
      () => undefined,
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed draft is what starts the wait.
  useEffect(() => {
    if (!readable) return;
    const stop = new AbortController();
    const timer = setTimeout(() => ask(stop.signal), IDLE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [body, readable, domain]);

  return findings;
}

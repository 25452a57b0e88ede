import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GlobalSetting } from '@/renderer/types';
import type { Cell, Verdict } from './cell';
import { runMatrix } from './run-matrix';

export interface MatrixRun {
  verdicts: ReadonlyMap<string, Verdict>;
  running: boolean;
  /** Results of the last complete run. */
  seconds: number | null;
  start: (setting: GlobalSetting, cells: readonly Cell[]) => void;
  cancel: () => void;
}

const NONE: ReadonlyMap<string, Verdict> = new Map();

/**
 * One run at a time. Leaving the page ends it and frees its pictures; so does a change of the setting it is `about`, because the findings
 * would describe something that was never inspected.
 */
export function useMatrixRun(host: RefObject<HTMLElement | null>, about?: GlobalSetting): MatrixRun {
  const [verdicts, setVerdicts] = useState(NONE);
  const [running, setRunning] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  const pictures = useRef<Set<string>>(new Set());

  const clear = useCallback(() => {
    stop.current?.abort();
    for (const picture of pictures.current) URL.revokeObjectURL(picture);
    pictures.current.clear();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `about` ends the run.
  useEffect(
    () => () => {
      clear();
      setVerdicts(NONE);
      setSeconds(null);
    },
    [about, clear],
  );

  const start = useCallback(
    (setting: GlobalSetting, cells: readonly Cell[]) => {
      if (!host.current) return;
      clear();
      const control = new AbortController();
      stop.current = control;
      setVerdicts(NONE);
      setSeconds(null);
      setRunning(true);
      const began = performance.now();
      const onVerdict = (key: string, verdict: Verdict) => {
        if (control.signal.aborted) {
          // Nobody will show or free it.
          if (verdict.picture) URL.revokeObjectURL(verdict.picture);
          return;
        }
        if (verdict.picture) pictures.current.add(verdict.picture);
        setVerdicts((known) => new Map(known).set(key, verdict));
      };
      void runMatrix({ host: host.current, setting, cells, onVerdict, signal: control.signal }).finally(() => {
        if (stop.current !== control) return;
        setRunning(false);
        if (!control.signal.aborted) setSeconds((performance.now() - began) / 1000);
      });
    },
    [host, clear],
  );
  const cancel = useCallback(() => stop.current?.abort(), []);
  return { verdicts, running, seconds, start, cancel };
}

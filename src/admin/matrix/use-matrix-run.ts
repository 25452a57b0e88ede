import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GlobalSetting } from '@/renderer/types';
import type { Cell, Verdict } from './cell';
import { runMatrix } from './run-matrix';

export interface MatrixRun {
  verdicts: ReadonlyMap<string, Verdict>;
  running: boolean;
  /** Of the last whole run. */
  seconds: number | null;
  start: (setting: GlobalSetting, cells: readonly Cell[]) => void;
  cancel: () => void;
}

const NONE: ReadonlyMap<string, Verdict> = new Map();

/**
 * One run at a time; leaving the page ends it, and the pictures go with it. So does another setting than the one it is `about`: what
 * was found would be said of something nobody has looked at.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is what ends it.
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
          // Nobody is going to show it, nor to give it back.
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

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GlobalSetting } from '@/renderer/types';
import type { Cell, Verdict } from '../../matrix/cell';
import { isWrong } from '../../matrix/is-wrong';
import { runMatrix } from '../../matrix/run-matrix';
import { collectSeen, type Seen } from './collect-seen';

export interface Look {
  seen: readonly Seen[];
  total: number;
  done: number;
  running: boolean;
  /** Views that could not be drawn. */
  failed: number;
  skip: () => void;
}

type Verdicts = ReadonlyMap<string, Verdict>;
const NONE: Verdicts = new Map();

/** Renders a draft's views off screen and reports their findings; on errors, also whether visitors see them already. */
export function useLook(
  host: RefObject<HTMLElement | null>,
  cells: readonly Cell[],
  draft: GlobalSetting,
  published: GlobalSetting,
): Look {
  const [verdicts, setVerdicts] = useState(NONE);
  const [before, setBefore] = useState(NONE);
  const [running, setRunning] = useState(true);
  const stop = useRef<AbortController>(null);

  useEffect(() => {
    const { current: element } = host;
    if (!element) return;
    const control = new AbortController();
    stop.current = control;
    const run = async (setting: GlobalSetting, some: readonly Cell[], tell: (all: Verdicts) => void) => {
      const known = new Map<string, Verdict>();
      const onVerdict = (key: string, verdict: Verdict) => {
        known.set(key, verdict);
        if (!control.signal.aborted) tell(new Map(known));
      };
      await runMatrix({ host: element, setting, cells: some, onVerdict, signal: control.signal, picture: null });
      return known;
    };
    const look = async () => {
      setVerdicts(NONE);
      setBefore(NONE);
      setRunning(true);
      const found = await run(draft, cells, setVerdicts);
      const wrong = cells.filter(({ key }) => isWrong(found.get(key)));
      if (!control.signal.aborted) await run(published, wrong, setBefore);
      if (stop.current === control) setRunning(false);
    };
    void look();
    return () => {
      control.abort();
      stop.current = null;
    };
  }, [host, cells, draft, published]);

  const seen = useMemo(() => collectSeen(cells, verdicts, before), [cells, verdicts, before]);
  const skip = useCallback(() => stop.current?.abort(), []);
  const failed = [...verdicts.values()].filter((verdict) => verdict.failed !== undefined).length;
  return { seen, total: cells.length, done: verdicts.size, running, failed, skip };
}

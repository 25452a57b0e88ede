import { type RefObject, useEffect, useState } from 'react';
import type { Cell, Verdict } from '../../matrix/cell';
import { runMatrix } from '../../matrix/run-matrix';

/** Width in pixels; a card shows it at half size. */
const WIDTH = 660;
const NONE: ReadonlyMap<string, Verdict> = new Map();

/** Pictures of views by key, as they arrive. */
export function useSidePictures(
  host: RefObject<HTMLElement | null>,
  cells: readonly Cell[],
): ReadonlyMap<string, Verdict> {
  const [verdicts, setVerdicts] = useState(NONE);
  useEffect(() => {
    const { current: element } = host;
    const [first] = cells;
    if (!element || !first?.setting) return;
    const control = new AbortController();
    const pictures: string[] = [];
    const giveBack = () => {
      for (const picture of pictures.splice(0)) URL.revokeObjectURL(picture);
    };
    setVerdicts(NONE);
    const onVerdict = (key: string, verdict: Verdict) => {
      if (verdict.picture) pictures.push(verdict.picture);
      if (control.signal.aborted) giveBack();
      else setVerdicts((known) => new Map(known).set(key, verdict));
    };
    void runMatrix({ host: element, setting: first.setting, cells, onVerdict, signal: control.signal, picture: WIDTH });
    return () => {
      control.abort();
      giveBack();
    };
  }, [host, cells]);
  return verdicts;
}

import { useEffect, useRef } from 'react';

const WITHIN_MS = 600;

/** Acts on a double Escape. An Escape already handled elsewhere, such as by a card or a panel, does not count. */
export function useEscapeTwice(active: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) return;
    let before = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.repeat) return;
      const inDialog = document.querySelector('dialog[open]');
      if (event.timeStamp - before < WITHIN_MS && !inDialog) latest.current();
      before = event.defaultPrevented || inDialog ? Number.NEGATIVE_INFINITY : event.timeStamp;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}

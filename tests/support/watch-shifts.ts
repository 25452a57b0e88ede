export interface Shifts {
  score: number;
  /** What moved, with its block. */
  moved: string[];
}

/** Runs in the page before its own scripts; `shifts()` of its window tells what moved. */
export function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const seen: Shifts = { score: 0, moved: [] };
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Shift[]) {
      seen.score += value;
      for (const { node, previousRect, currentRect } of sources) {
        const block = node?.parentElement?.closest<HTMLElement>('[data-block]')?.dataset.block;
        seen.moved.push(`${block}: ${node?.textContent?.slice(0, 30)} from ${previousRect.y} to ${currentRect.y}`);
      }
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    shifts: () => {
      note(observer.takeRecords());
      return seen;
    },
  });
}

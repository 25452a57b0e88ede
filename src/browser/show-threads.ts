type Show = () => void;

const places: Show[] = [];

/** Brings one's questions up, in the place that was opened last: the column beside an answer, else a drawer over the page. */
export function showThreads(): void {
  places.at(-1)?.();
}

/** A place that can show them, until it goes. */
export function onShowThreads(show: Show): () => void {
  places.push(show);
  return () => {
    const at = places.lastIndexOf(show);
    if (at >= 0) places.splice(at, 1);
  };
}

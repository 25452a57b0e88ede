type Show = () => void;

const places: Show[] = [];

/** Shows the visitor's questions in the place registered last: the column next to an answer, else a drawer. */
export function showThreads(): void {
  places.at(-1)?.();
}

/** Registers a place for the questions. Returns a function that removes it. */
export function onShowThreads(show: Show): () => void {
  places.push(show);
  return () => {
    const at = places.lastIndexOf(show);
    if (at >= 0) places.splice(at, 1);
  };
}

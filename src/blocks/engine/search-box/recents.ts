const KEEP = 8;
/** In characters. Bounds the storage used. */
const LONGEST = 500;

/** Puts `text` first. Entries that differ only in case or spaces count as the same. */
export function addRecent(recents: readonly string[], text: string): string[] {
  const clean = text.trim().slice(0, LONGEST);
  if (clean === '') return [...recents];
  return [clean, ...recents.filter((each) => fold(each) !== fold(clean))].slice(0, KEEP);
}

/** Recent questions that contain the typed text, except an identical one. */
export function matchRecents(recents: readonly string[], typed: string): string[] {
  const wanted = fold(typed);
  return wanted === '' ? [...recents] : recents.filter((each) => fold(each).includes(wanted) && fold(each) !== wanted);
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

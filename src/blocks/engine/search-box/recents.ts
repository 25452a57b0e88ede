const KEEP = 8;
/** A recent question is a reminder, not an archive: long ones would fill the storage. */
const LONGEST = 500;

/** The newest first, each once, whatever its case and spaces. */
export function addRecent(recents: readonly string[], text: string): string[] {
  const clean = text.trim().slice(0, LONGEST);
  if (clean === '') return [...recents];
  return [clean, ...recents.filter((each) => fold(each) !== fold(clean))].slice(0, KEEP);
}

/** Recents that begin with or contain what is typed. */
export function matchRecents(recents: readonly string[], typed: string): string[] {
  const wanted = fold(typed);
  return wanted === '' ? [...recents] : recents.filter((each) => fold(each).includes(wanted) && fold(each) !== wanted);
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

const rows = ['`1234567890-=', 'qwertyuiop[]\\', "asdfghjkl;'", 'zxcvbnm,./'];
const shifted = '~!@#$%^&*()_+{}|:"<>?';
const plain = "`1234567890-=[]\\;',./";

/** The key of a character, regardless of Shift. */
const keyOf = (character: string): string => plain[shifted.indexOf(character)] ?? character.toLowerCase();

const places = new Map(
  rows.flatMap((row, y) => [...row].map((key, x) => [key, { x: y === 0 ? x - 1 : x, y }] as const)),
);

/** Whether the second key is the first one or adjacent to it, also in the row above or below. */
function neighbours(first: string, second: string): boolean {
  const [a, b] = [places.get(first), places.get(second)];
  if (!a || !b) return false;
  // Each row is shifted half a key to the right of the row above.
  return (
    Math.abs(a.y - b.y) <= 1 && (a.y === b.y ? Math.abs(a.x - b.x) <= 1 : [0, b.y > a.y ? -1 : 1].includes(b.x - a.x))
  );
}

/** The number of characters outside all runs of at least `shortest` adjacent keys. */
export function offTheWalk(text: string, shortest = 3): number {
  const keys = [...text].map(keyOf);
  let off = 0;
  let length = 1;
  for (let at = 1; at <= keys.length; at += 1) {
    if (at < keys.length && neighbours(keys[at - 1] ?? '', keys[at] ?? '')) {
      length += 1;
      continue;
    }
    if (length < shortest) off += length;
    length = 1;
  }
  return text === '' ? 0 : off;
}

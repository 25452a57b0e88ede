const LATIN = /[a-z0-9]+(?:[.\-_/][a-z0-9]+)*/g;
const HAN = /\p{Script=Han}+/gu;
const STOP = new Set(
  'a an and are at be by can do does for from how in is it my of on or should the to what when which who why with'.split(
    ' ',
  ),
);

/**
 * Latin words without a plural s, and pairs of adjacent Han characters. Enough for sixty articles, unlike the product's
 * index.
 */
export function tokenize(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase();
  const words = [...folded.matchAll(LATIN)].map(([word]) => word).filter((word) => !STOP.has(word));
  const singular = words.map((word) => (word.length > 3 && !word.endsWith('ss') ? word.replace(/s$/, '') : word));
  return [...singular, ...[...folded.matchAll(HAN)].flatMap(([run]) => pairs(run))];
}

function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

const FIRST = 0x4e00;
const LAST = 0x9fa5;
/**
 * In the pinyin order, characters of one syllable are adjacent; within this distance they mostly share it, apart from
 * tones.
 */
const NEAR = 40;

let places: Uint16Array | undefined;

/** The position of each Chinese character in pinyin order. Built once, in about 20 ms, when first needed. */
function dictionary(): Uint16Array {
  if (places) return places;
  const { compare } = new Intl.Collator('zh-u-co-pinyin');
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at)).sort(compare);
  places = new Uint16Array(characters.length);
  for (const [place, character] of characters.entries()) places[character.charCodeAt(0) - FIRST] = place;
  return places;
}

const isChinese = (character: string) => character.charCodeAt(0) >= FIRST && character.charCodeAt(0) <= LAST;

/** Whether people who type by pinyin, as nearly everybody does, confuse two Chinese characters (成 and 承). */
export function soundsAlike(one: string, other: string): boolean {
  if (one === other || !isChinese(one) || !isChinese(other)) return false;
  const places = dictionary();
  const placeOf = (character: string) => places[character.charCodeAt(0) - FIRST] ?? 0;
  return Math.abs(placeOf(one) - placeOf(other)) <= NEAR;
}

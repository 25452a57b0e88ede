import { expect, it } from 'vitest';
import { learnSpace } from './learn-space';
import { Places } from './places';
import { fromBytes, LARGEST, place, toBytes } from './space';

const breathe = () => undefined;
const letter = (n: number) => String.fromCharCode(97 + n);
/** Forty things, each with a Latin and a Chinese name. */
const THINGS = Array.from({ length: 40 }, (_, n) => ({
  en: `thing${letter(n % 26)}${letter(Math.floor(n / 26))}`,
  zh: String.fromCharCode(0x4e10 + n),
}));
/** Sixty pieces in both languages, each about three things. */
const pieces = Array.from({ length: 60 }, (_, n) => {
  const there = [n, n * 7 + 3, n * 11 + 5].map((at) => THINGS[at % THINGS.length] as (typeof THINGS)[number]);
  return there.flatMap(({ en, zh }) => [en, zh]);
});

it('places a word near the same word of the other language, and keeps that as bytes', async () => {
  const learned = await learnSpace(pieces, breathe);
  const space = fromBytes(toBytes(learned));
  expect([...space.terms]).toEqual([...learned.terms]);
  expect(space.directions).toEqual(learned.directions);
  expect(space.scales).toEqual(learned.scales);
  const alike = (a: string, b: string) => {
    const [one, other] = [place(space, [a]), place(space, [b])];
    return one && other ? one.reduce((sum, value, at) => sum + value * (other[at] as number), 0) : 0;
  };
  for (const [n, { en, zh }] of THINGS.entries()) {
    expect(alike(en, zh)).toBeGreaterThan(0.9);
    expect(alike(en, THINGS[(n + 20) % THINGS.length]?.zh ?? '')).toBeLessThan(0.7);
  }
  expect(place(space, ['unheard'])).toBeUndefined();
});

it('learns the same from the same, and nothing that fails from next to nothing', async () => {
  expect(toBytes(await learnSpace(pieces, breathe))).toEqual(toBytes(await learnSpace(pieces, breathe)));
  for (const few of [[], [['a']], [['a'], ['a', 'b']]]) {
    const space = await learnSpace(few, breathe);
    expect(space.directions.every((value) => Math.abs(value) <= LARGEST)).toBe(true);
    expect(place(space, ['unheard'])).toBeUndefined();
  }
});

it('finds the nearest that pass a filter, also after documents have gone', async () => {
  const places = new Places(await learnSpace(pieces, breathe));
  for (const [n, { zh }] of THINGS.entries())
    for (const lang of ['zh', 'en'] as const)
      places.add({ id: `${lang}${n}`, docId: `d${n}`, kbId: n % 2, lang, title: '', headings: [], text: zh });
  const asked = place(places.space, [THINGS[4]?.en ?? '']) as Float32Array;
  const ids = (more: object) => places.nearest(asked, { scope: [0, 1], lang: 'zh', ...more }, 3).map(({ id }) => id);
  expect(ids({})[0]).toBe('zh4');
  expect(ids({ lang: 'en' })[0]).toBe('en4');
  expect(ids({ scope: [1] })).not.toContain('zh4');
  expect(ids({ docId: 'd4' })).toEqual(['zh4']);
  places.remove(THINGS.map((_, n) => `d${n}`).filter((id) => id !== 'd4'));
  expect(places.size).toBe(2);
  expect(ids({})).toEqual(['zh4']);
  places.remove(['d4']);
  expect(ids({})).toEqual([]);
});

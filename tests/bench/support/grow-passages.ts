import type { PassageRow } from '../../../server/knowledge/search/index-row';

/** A seeded generator, so that every run measures the same index. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

const SENTENCE = /(?<=[。！？；\n]|[.!?] )/;

/**
 * Generates passages from the given ones: sentences of several passages in one language are mixed, numbers changed and
 * new names inserted, so that terms are distributed as unevenly as in real text and the vocabulary grows with the
 * index.
 */
export function* growPassages(rows: PassageRow[], count: number, perDocument = 8): Generator<PassageRow> {
  const next = random(7);
  const pick = <T>(list: T[]): T => list[Math.floor(next() * list.length)] as T;
  const sentences = { zh: [] as string[], en: [] as string[] };
  for (const { lang, text } of rows)
    if (text.length > 80) sentences[lang].push(...text.split(SENTENCE).filter((part) => part.length > 8));
  const syllables = 'ka ro mi ten sol var pex dun lor gat bri zen'.split(' ');
  const newName = () => Array.from({ length: 3 }, () => pick(syllables)).join('') + Math.floor(next() * 9000);
  const heads = rows.filter((row) => row.title);
  let document = pick(heads);
  for (let n = 0; n < count; n++) {
    if (n % perDocument === 0) document = pick(heads);
    const pool = sentences[document.lang];
    const wanted = document.lang === 'zh' ? 350 : 900;
    let text = '';
    while (text.length < wanted) text += pick(pool);
    text = text
      .slice(0, wanted * 2)
      .replace(/\d+/g, (digits) => String((Number(digits) + n) % 10 ** Math.min(6, digits.length + 1)));
    if (next() < 0.3) text = `${newName()} ${text}`;
    const docId = `grown/${Math.floor(n / perDocument)}`;
    const title = `${document.title} ${Math.floor(n / perDocument)}`;
    yield { ...document, id: `${docId}#${n}`, docId, title, text, kind: 'markdown', codes: [], end: text.length };
  }
}

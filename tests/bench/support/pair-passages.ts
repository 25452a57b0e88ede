import type { Pair } from '../../../server/knowledge/nearness/pair-pieces';
import type { PassageRow } from '../../../server/knowledge/search/index-row';

/** In the reading set each passage is a pair of its own, since its texts are from a few articles only. */
export const nameOf = ({ id, docId }: PassageRow) =>
  (id.startsWith('xquad') ? id : docId).replace(/(^|\/)(zh|en)\//, '$1');

/** Passages that exist in both languages, by name. */
export function pairsOf(rows: PassageRow[]): Map<string, Pair> {
  const all = new Map<string, PassageRow[]>();
  for (const row of rows) all.set(nameOf(row), [...(all.get(nameOf(row)) ?? []), row]);
  return new Map(
    [...all].flatMap(([name, both]) => {
      const [zh, en] = [both.filter(({ lang }) => lang === 'zh'), both.filter(({ lang }) => lang === 'en')];
      return zh.length > 0 && en.length > 0 ? [[name, { zh, en }] as const] : [];
    }),
  );
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardHash, cardOf } from './catalogue';

const card = (own: Partial<Parameters<typeof cardOf>[0]>) =>
  cardOf({ kind: 'markdown', title: '', description: '', markdown: '', ...own });
const values = (own: Parameters<typeof card>[0], facet: string) =>
  card(own).facets.flatMap((one) => (one.facet === facet ? [one.value] : []));

test.each([
  [{ title: '轴承安装与游隙' }, 'guide'],
  [{ title: '安全生产法' }, 'standard'],
  [{ title: '危险化学品安全管理条例（2013年修订）' }, 'standard'],
  [{ title: 'ISO 10816-3' }, 'standard'],
  [{ title: 'GB/T 6075.3 机械振动' }, 'standard'],
  [{ title: '方法与步骤' }, 'guide'],
  [{ title: 'Isolation' }, 'guide'],
  [{ title: '安全生产法', kind: 'alarm' as const }, 'alarm'],
  [{ kind: 'lesson' as const }, 'lesson'],
])('%j stands on the shelf %s', (own, shelf) => expect(values(own, 'shelf')).toEqual([shelf]));

test('equipment is what title, summary and tags name, and not what the text names by the way', () => {
  expect(values({ title: 'Centrifugal pumps', markdown: 'The motor turns.' }, 'equipment')).toEqual(['pump']);
  expect(values({ title: '变频器', tags: ['电动机'] }, 'equipment')).toEqual(['motor', 'drive']);
  // "lift" does not match "lifting".
  expect(values({ title: 'Lifting lugs' }, 'equipment')).toEqual([]);
});

test('a symptom may stand in a heading too', () => {
  expect(values({ title: '轴承', markdown: '# 轴承\n\n## 轴承为什么发热？\n\n振动。' }, 'symptom')).toEqual(['hot']);
});

test('a card changes its hash with what it says, and with nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), fc.string(), (tags, title) => {
      const made = card({ tags, title });
      expect(cardHash(made)).toBe(cardHash(card({ tags, title, markdown: 'words' })));
      expect(cardHash({ ...made, revised: '2026-11-01' })).not.toBe(cardHash(made));
      // Unique, because facet and value are part of the table's key.
      expect(new Set(made.facets.map(({ facet, value }) => `${facet} ${value}`)).size).toBe(made.facets.length);
    }),
  );
});

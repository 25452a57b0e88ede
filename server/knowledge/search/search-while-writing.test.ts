import { expect, it } from 'vitest';
import { passageRow, temporaryIndex } from '../../../tests/support/search-rows';

it('answers every search while documents are written and the index is tidied', async () => {
  const rows = Array.from({ length: 50 }, (_, n) => passageRow(`d${n}`, `Pump number${n} leaks.`));
  const temporary = await temporaryIndex(rows);
  const { index } = temporary;
  let writing = true;
  const search = async () => {
    for (let found = 1; writing && found > 0; ) {
      const [matched, passages] = await Promise.all([
        index.match('terms', ['leak'], { scope: [3] }, 60),
        index.passages(rows.slice(1).map(({ id }) => id)),
        index.names(),
      ]);
      found = Math.min(matched.length, passages.length);
      expect(found).toBeGreaterThan(0);
    }
  };
  const searches = Promise.all(Array.from({ length: 6 }, search));
  try {
    for (let round = 0; round < 25; round += 1) {
      await index.put(['d0'], [passageRow('d0', `Pump edit${round} leaks.`)]);
      await index.optimize();
    }
  } finally {
    writing = false;
    await searches.finally(() => temporary.remove());
  }
}, 120_000);

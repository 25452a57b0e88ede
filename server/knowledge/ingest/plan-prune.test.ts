import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KnownDocument } from '../store/documents';
import { planPrune } from './plan-prune';

const file = fc.constantFrom('lib/a.jsonl', 'lib/b.jsonl', 'lib/zh/c.md');
const document = fc.record({
  hash: fc.constant('h'),
  catalogueHash: fc.constant(null),
  deleted: fc.boolean(),
  source: fc.constantFrom('lib/a.jsonl#1', 'lib/zh/c.md', 'own-id', 'other/x.md'),
  importSourceId: fc.constantFrom(1, 2, null),
  file: fc.option(file),
  record: fc.constant(null),
});
const world = fc.record({
  known: fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), document, { maxKeys: 30 }),
  seen: fc.array(fc.nat(29)),
  unread: fc.uniqueArray(fc.constantFrom('lib/a.jsonl', 'lib/zh', 'lib')),
  files: fc.nat(2),
  all: fc.boolean(),
});

test('whatever stands there, only what is live, not met, readable and not of another source is removed', () => {
  fc.assert(
    fc.property(world, (given) => {
      const known = new Map<string, KnownDocument>(Object.entries(given.known));
      const ids = [...known.keys()];
      const seen = new Set(given.seen.flatMap((at) => ids[at] ?? []));
      const unread = new Set<string>(given.unread);
      const own = ids.filter((id) => known.get(id)?.importSourceId === 1 && !known.get(id)?.deleted);
      const plan = planPrune({ ...given, place: '/lib', name: 'lib', sourceId: 1, known, seen, unread });
      for (const id of plan.gone) {
        const gone = known.get(id);
        expect([gone?.deleted, seen.has(id), gone?.importSourceId === 2]).toEqual([false, false, false]);
        expect(unread.has(gone?.file ?? '')).toBe(false);
      }
      if (given.all) expect(plan.refused).toEqual([]);
      else {
        expect(plan.gone.every((id) => own.includes(id))).toBe(true);
        expect(plan.gone.length * 2).toBeLessThanOrEqual(own.length);
        if (given.files === 0) expect(plan.gone).toEqual([]);
      }
    }),
  );
});

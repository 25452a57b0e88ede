import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunState } from '@/stream/run-state';
import { compareReports } from './compare-reports';

type Report = Pick<RunState, 'plan' | 'sources' | 'cites'>;

/** A report with a section for each title, which quotes these sentences of these documents. */
function report(sections: Record<string, [string, string][]>): Report {
  const documents = [...new Set(Object.values(sections).flatMap((all) => all.map(([doc]) => doc)))];
  const sources = documents.map((doc, at) => ({ sid: `${doc}@1`, n: at + 1, docId: doc, title: doc.toUpperCase() }));
  const plan = Object.keys(sections).map((title, at) => ({ id: `p${at + 1}`, title, state: 'done' as const }));
  const cites = Object.values(sections).flatMap((all, at) =>
    all.map(([doc, quote]) => ({ block: `p${at + 1}-2`, quotes: [{ sid: `${doc}@1`, quote }] })),
  );
  return { plan, sources, cites } as unknown as Report;
}

test('a section is added, removed, changed or the same; sources are named once', () => {
  const older = report({
    Causes: [
      ['a', 'No oil.'],
      ['b', 'Dirt.'],
    ],
    Checks: [['a', 'Feel it.']],
    Safety: [['a', 'Lock out.']],
  });
  const newer = report({
    Causes: [
      ['a', 'No oil.'],
      ['c', 'Load.'],
    ],
    Checks: [['a', 'Feel it.']],
    Limits: [['c', '80 °C.']],
  });
  const { sections, sources } = compareReports(older, newer);
  expect(sections.map(({ title, change }) => [title, change])).toEqual([
    ['Causes', 'changed'],
    ['Checks', 'same'],
    ['Limits', 'added'],
    ['Safety', 'removed'],
  ]);
  expect(sections[0]).toMatchObject({
    added: [{ title: 'C', quote: 'Load.' }],
    removed: [{ title: 'B', quote: 'Dirt.' }],
  });
  expect(sources).toEqual({ added: ['C'], removed: ['B'] });
});

const reports = fc
  .dictionary(
    fc.constantFrom('A', 'B', 'C'),
    fc.array(fc.tuple(fc.constantFrom('d', 'e', 'f'), fc.constantFrom('x', 'y'))),
  )
  .map(report);

test('a report does not differ from itself; what one way adds, the other way removes', () => {
  fc.assert(
    fc.property(reports, reports, (one, other) => {
      expect(compareReports(one, one).sections.every(({ change }) => change === 'same')).toBe(true);
      const [there, back] = [compareReports(one, other), compareReports(other, one)];
      expect(there.sources).toEqual({ added: back.sources.removed, removed: back.sources.added });
      const count = (all: typeof there.sections, what: 'added' | 'removed') =>
        all.reduce((sum, section) => sum + section[what].length, 0);
      expect(count(there.sections, 'added')).toBe(count(back.sections, 'removed'));
    }),
  );
});

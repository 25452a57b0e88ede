import { describe, expect, test } from 'vitest';
import bearing from '../../../fixtures/seed/calculators/bearing-life.json';
import checklist from '../../../fixtures/seed/procedures/lockout.json';
import pump from '../../../fixtures/seed/procedures/pump-no-flow.json';
import vibration from '../../../fixtures/seed/procedures/vibration-cause.json';
import type { Calculator } from '../calculator/calculate';
import type { Checklist, Matrix, Procedure, Tree } from '../procedure/state';
import { judge } from './judge';
import type { Case } from './outcome';
import { playCase } from './play-case';
import { playProcedure } from './play-procedure';

const tree = pump as unknown as Tree;
const matrix = vibration as unknown as Matrix;
const failures = (expect_: Case['expect'], outcome: ReturnType<typeof playProcedure>) =>
  judge({ expect: expect_ }, outcome).map((text) => text['en-US']);

describe('a tree', () => {
  const outcome = playProcedure(tree, [{ at: 'valves', value: 'no' }], 'en-US');

  test('is walked to its result, whose words and sources count', () => {
    expect(failures({ result: 'valve-closed', contains: ['CLOSED  valve'], never: ['cavitation'] }, outcome)).toEqual(
      [],
    );
    expect(outcome.cites.length).toBeGreaterThan(0);
  });

  test('says each thing that is not as expected', () => {
    const expected = { result: 'air', cites: [{ doc: 'no-page' }], contains: ['moon'], never: ['valve'] };
    expect(failures(expected, outcome)).toEqual([
      'It ended with “valve-closed”, not with “air”.',
      'The answer does not cite “no-page”.',
      'The answer does not say “moon”.',
      'The answer says “valve”, which it must not.',
    ]);
  });

  test.each([
    [[{ at: 'flow', value: 'none' }], 'Turn 1 answers “flow”, but the check asked “valves”.'],
    [[{ at: 'valves', value: 'maybe' }], 'Turn 1: “maybe” is no answer to “valves”.'],
  ])('answered otherwise than asked, %j, is lost', (turns, reason) => {
    expect(failures({ contains: [''] }, playProcedure(tree, turns, 'en-US'))).toEqual([reason]);
  });

  test('that is left halfway has no result', () => {
    expect(failures({ result: 'valve-closed' }, playProcedure(tree, [], 'en-US'))).toEqual([
      'It came to no result; “valve-closed” was expected.',
    ]);
  });
});

test('a matrix takes observations in any order and names the likeliest cause', () => {
  const [fault] = matrix.faults;
  const turns = Object.entries(fault?.shows ?? {}).map(([at, often]) => ({
    at,
    value: often === 'always' || often === 'often' ? 'yes' : 'no',
  }));
  for (const order of [turns, turns.toReversed()])
    expect(failures({ result: fault?.id ?? '' }, playProcedure(matrix, order, 'zh-CN'))).toEqual([]);
  expect(
    failures({ never: ['x y z'] }, playProcedure(matrix, [{ at: 'no-such', value: 'yes' }], 'zh-CN')),
  ).toHaveLength(1);
});

test('a checklist is done item by item', () => {
  const list = checklist as unknown as Checklist;
  const turns = list.items.map(({ id }) => ({ at: id }));
  expect(failures({ result: 'checked' }, playProcedure(list, turns, 'zh-CN'))).toEqual([]);
  expect(failures({ result: 'checked' }, playProcedure(list, turns.slice(1), 'zh-CN'))).toHaveLength(2);
});

describe('an assistant', () => {
  const tools = {
    procedures: new Map([['pump-no-flow', tree as Procedure]]),
    calculators: new Map([['bearing-life', bearing as unknown as Calculator]]),
    ask: async (question: string) => ({
      text: `Quoted: ${question}`,
      cites: [{ names: ['d1', 'Pumps'], quote: 'Prime it.' }],
    }),
  };
  const play = async (turns: Case['turns'], expected: Case['expect']) =>
    failures(expected, await playCase({ id: 'c', language: 'en-US', turns, expect: expected, must: true }, tools));

  test('is asked, checks and calculates in one case', async () => {
    const turns = [
      { ask: 'Why is there no flow?' },
      { check: 'pump-no-flow' },
      { at: 'valves', value: 'no' },
      { calculator: 'bearing-life' },
    ];
    const expected = { result: 'valve-closed', cites: [{ doc: 'pumps', quote: 'prime' }], contains: ['no flow'] };
    expect(await play(turns, expected)).toEqual([]);
  });

  test('reads numbers as people type them, and compares them within the tolerance', async () => {
    const [step] = bearing.steps.toReversed();
    const name = step?.id ?? '';
    const { values } = await playCase(
      { id: 'c', language: 'en-US', turns: [{ calculator: 'bearing-life' }], expect: {}, must: true },
      tools,
    );
    const number = values.get(name) ?? Number.NaN;
    const calculate = [{ calculator: 'bearing-life' }];
    expect(await play(calculate, { value: { name, number } })).toEqual([]);
    expect(await play(calculate, { value: { name, number: number + 2, tolerance: 3 } })).toEqual([]);
    expect(await play(calculate, { value: { name, number: number + 4, tolerance: 3 } })).toHaveLength(1);
    const typed = [{ calculator: 'bearing-life', inputs: [{ id: bearing.inputs[0]?.id ?? '', text: 'much' }] }];
    expect(await play(typed, { value: { name, number } })).toHaveLength(2);
  });

  test('offers nothing else, and a lost turn is told with its number', async () => {
    expect(await play([{ ask: 'x' }, { check: 'other' }], { contains: ['x'] })).toEqual([
      'Turn 2: the assistant does not offer “other”.',
    ]);
    expect(await play([{ ask: 'x' }, { check: 'pump-no-flow' }, { at: 'flow' }], { contains: ['x'] })).toEqual([
      'Turn 3 answers “flow”, but the check asked “valves”.',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import list from '../../../tests/support/procedures/lockout.json';
import { changed, keysOf, ready, run } from '../../../tests/support/procedures/procedure-run';
import vibration from '../../../tests/support/procedures/vibration-cause.json';
import { expectedInformation, likelihood, nextObservation, weigh } from './matrix';
import type { Checklist, Matrix } from './state';
import { standing, step } from './step';

const matrix = vibration as unknown as Matrix;
const checklist = list as unknown as Checklist;
const text = { 'zh-CN': '文字', 'en-US': 'text' };

describe('a matrix', () => {
  test('asks what brute force finds to tell most per minute', () => {
    const often = fc.constantFrom('always', 'often', 'seldom', 'never');
    const cells = fc.array(fc.array(often, { minLength: 6, maxLength: 6 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(cells, fc.array(fc.constantFrom('yes', 'no', null), { maxLength: 3 }), (rows, given) => {
        const ids = Array.from({ length: 6 }, (_, n) => `o${n}`);
        const random = {
          ...matrix,
          observations: ids.map((id, n) => ({ id, text, minutes: n + 1, evidence: [] })),
          faults: rows.map((row, n) => ({
            id: `f${n}`,
            cause: text,
            actions: [text],
            evidence: [],
            shows: Object.fromEntries(row.map((cell, k) => [ids[k], cell])),
          })),
        } as unknown as Matrix;
        const answers = given.map((value, n) => ({ at: ids[n] as string, value }));
        const prior = weigh(random, answers);
        // Mutual information from the whole joint table, instead of from entropies.
        const told = (id: string) => {
          const joint = random.faults.flatMap((fault, n) => {
            const yes = likelihood(fault, id);
            return [
              [n, 0, (prior[n] as number) * yes],
              [n, 1, (prior[n] as number) * (1 - yes)],
            ] as const;
          });
          const chance = (answer: number) =>
            joint.filter((cell) => cell[1] === answer).reduce((sum, cell) => sum + cell[2], 0);
          return joint.reduce(
            (sum, [n, answer, p]) => sum + p * Math.log2(p / (chance(answer) * (prior[n] as number))),
            0,
          );
        };
        for (const id of ids) expect(expectedInformation(random, prior, id)).toBeCloseTo(told(id), 9);
        const open = random.observations.filter(({ id }) => !answers.some(({ at }) => at === id));
        const best = Math.max(
          ...open.filter(({ id }) => told(id) >= 0.01).map(({ id, minutes }) => told(id) / minutes),
        );
        const chosen = nextObservation(random, answers);
        if (chosen) expect(told(chosen.id) / chosen.minutes).toBeCloseTo(best, 9);
        else expect(best).toBe(-Infinity);
      }),
    );
  });

  test.each(matrix.faults.map(({ id }) => id))('finds %s, and says what speaks for it', (id) => {
    const fault = matrix.faults.find((one) => one.id === id) as Matrix['faults'][number];
    let state = ready(matrix);
    for (let { asked } = standing(matrix, state); asked; { asked } = standing(matrix, state))
      state = run(matrix, [{ at: asked.id, value: likelihood(fault, asked.id) > 0.5 ? 'yes' : 'no' }], state);
    const { end, candidates } = standing(matrix, state);
    expect(end).toMatchObject({ kind: 'candidates' });
    expect(candidates[0]).toMatchObject({ fault: { id }, contradicts: [] });
    const [first] = candidates;
    expect((first?.fits.length ?? 0) + (first?.open.length ?? 0)).toBe(Object.keys(fault.shows).length);
    if (!(end?.kind === 'candidates' && end.more)) return;
    expect(standing(matrix, step(matrix, state, { kind: 'further' })).asked).toBeDefined();
  });

  test('nothing known is an answer, and names no cause as sure', () => {
    const state = run(
      matrix,
      matrix.observations.map(({ id }) => ({ at: id, value: null })),
    );
    expect(standing(matrix, state).end).toEqual({ kind: 'candidates', sure: false, more: false });
  });

  test('its proof finds faults that nothing tells apart', () => {
    expect(keysOf(matrix)).toEqual([]);
    const twin = changed(matrix, (copy) => {
      copy.faults.push({ ...(copy.faults[0] as Matrix['faults'][number]), id: 'twin' });
      copy.faults.forEach((fault) => {
        fault.shows.envelope = 'seldom';
      });
      (copy.faults[0] as Matrix['faults'][number]).shows.ghost = 'never';
      copy.safety = [];
    });
    expect(keysOf(twin)).toEqual(
      expect.arrayContaining([
        'notSeparated /faults/4',
        'unknownFact /faults/0/shows/ghost',
        'tellsNothing /observations/5',
        'dangerWithoutSafety /observations/2/danger',
      ]),
    );
  });
});

test('a checklist goes through its items, and its records have units', () => {
  let state = ready(checklist);
  for (const { id } of checklist.items) state = run(checklist, [{ at: id, value: 'done' }], state);
  expect(standing(checklist, state)).toMatchObject({
    end: { kind: 'checked' },
    passed: [{ at: 'identify' }, { at: 'lock' }, { at: 'verify' }],
  });
  expect(keysOf(checklist)).toEqual([]);
  const broken = changed(checklist, (copy) => {
    (copy.items[0] as Checklist['items'][number]).record = { label: text, unit: 'furlong', min: 2, max: 1 };
    (copy.items[1] as Checklist['items'][number]).record = { label: text, max: 1 };
  });
  expect(keysOf(broken)).toEqual([
    'unknownUnit /items/0/record/unit',
    'limitsReversed /items/0/record/min',
    'limitsWithoutUnit /items/1/record/unit',
  ]);
});

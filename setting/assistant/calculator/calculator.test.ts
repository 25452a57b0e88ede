import { describe, expect, test } from 'vitest';
import bearing from '../../../fixtures/seed/calculators/bearing-life.json';
import { type Calculator, calculate, inUnit } from './calculate';
import { checkCalculator } from './check-calculator';

const document = bearing as unknown as Calculator;
const enter = (entries: Record<string, string>, unit = 'kN') =>
  Object.fromEntries(
    Object.entries(entries).map(([id, text]) => [id, { text, unit: id === 'n' ? 'r/min' : id === 'p' ? '1' : unit }]),
  );
const resultOf = (id: string, entries = {}, of = document) =>
  calculate(of, entries).steps.find(({ step }) => step.id === id)?.value;

describe('calculating', () => {
  test('the handbook: C/P = 8 at 1500 r/min is about 5700 h for a ball bearing', () => {
    expect(resultOf('L10h')).toBeCloseTo(5689, 0);
    expect(resultOf('L10h', enter({ C: '14800', P: '1850' }, 'N'))).toBeCloseTo(5689, 0);
    expect(resultOf('L10h', { n: { text: '25', unit: 'Hz' } })).toBeCloseTo(5689, 0);
    expect(resultOf('L10h', { n: { text: '1500', unit: 'furlong' } })).toBeCloseTo(5689, 0);
  });

  test('results outside the range of validity stand, with the reason', () => {
    const { outside, steps } = calculate(document, enter({ C: '3', P: '2' }));
    expect(outside).toEqual([document.valid[0]]);
    expect(steps.every(({ value }) => value !== undefined)).toBe(true);
  });

  test('a value that cannot be used says why, and what depends on it waits', () => {
    const { inputs, steps } = calculate(document, { ...enter({ C: '', n: '0' }), p: { text: '4', unit: '1' } });
    expect(inputs.map((read) => ('problem' in read ? read.problem : read.value))).toEqual([
      'empty',
      1.85,
      'notOffered',
      'outside',
    ]);
    expect(steps.map(({ value }) => value)).toEqual([undefined, undefined, undefined]);
    const [, read] = calculate(document, enter({ P: '30000000' }, 'N')).inputs;
    expect(read).toMatchObject({ problem: 'outside', min: 1, max: 20_000_000 });
  });

  test('a formula without a value says so', () => {
    const zero = structuredClone(document);
    (zero.steps[0] as { formula: string }).formula = 'C / (P - P)';
    expect(calculate(zero, {}).steps[0]).toMatchObject({ undefinedHere: true });
    expect(checkCalculator(zero, () => undefined).map(({ key }) => key)).toContain('noValueAtStart');
  });

  test('results in other units', () => {
    expect(inUnit(48, 'h', 'd')).toBe(2);
    expect(inUnit(48, 'h', 'kg')).toBe(48);
  });
});

test('the proof of a calculator names what is wrong and where', () => {
  const broken = (change: (copy: Calculator) => void) => {
    const copy = structuredClone(document);
    change(copy);
    return checkCalculator(copy, () => '')
      .filter(({ key }) => key !== 'noQuote' && key !== 'noSection')
      .map(({ key, pointer }) => `${key} ${pointer}`);
  };
  const input = (copy: Calculator, n: number) => copy.inputs[n] as Calculator['inputs'][number];
  const step = (copy: Calculator, n: number) => copy.steps[n] as Calculator['steps'][number];
  expect(broken(() => {})).toEqual([]);
  expect(
    broken((copy) => {
      input(copy, 0).id = 'pi';
    }),
  ).toContain('reservedName /inputs/0/id');
  expect(
    broken((copy) => {
      step(copy, 0).id = 'C';
    }),
  ).toContain('doubleId /steps/0/id');
  expect(
    broken((copy) => {
      input(copy, 0).units = ['N', 'kg'];
    }),
  ).toEqual(['unknownUnit /inputs/0/units/1', 'unitNotOffered /inputs/0/units']);
  expect(
    broken((copy) => {
      input(copy, 1).min = 1e6;
    }),
  ).toEqual(['limitsReversed /inputs/1/min', 'outsideLimits /inputs/1/default']);
  expect(
    broken((copy) => {
      input(copy, 2).default = 3.1;
    }),
  ).toEqual(['notAnOption /inputs/2/default']);
  expect(
    broken((copy) => {
      step(copy, 2).units = ['h', 'kg'];
    }),
  ).toEqual(['unitsDiffer /steps/2/units']);
  expect(
    broken((copy) => {
      step(copy, 2).unit = 'furlong';
      step(copy, 2).units = undefined;
    }),
  ).toEqual(['unitsDiffer /steps/2/unit']);
  expect(
    broken((copy) => {
      step(copy, 0).formula = 'C / P / L10h';
    }),
  ).toEqual(['unknownName /steps/0/formula']);
  expect(
    broken((copy) => {
      step(copy, 0).formula = 'C / ';
    }),
  ).toEqual(['unreadableFormula /steps/0/formula', 'unusedInput /inputs/0', 'unusedInput /inputs/1']);
  expect(
    broken((copy) => {
      copy.outputs = ['x'];
    }),
  ).toEqual(['unknownStep /outputs/0']);
  expect(
    broken((copy) => {
      copy.valid = [
        { when: { fact: 'x', above: 1 }, text: copy.title },
        { when: { fact: 'n', is: 'a' }, text: copy.title },
      ];
    }),
  ).toEqual(['unknownFact /valid/0/when/fact', 'numberExpected /valid/1/when/is']);
  expect(checkCalculator(document, () => '').map(({ key }) => key)).toContain('noQuote');
});

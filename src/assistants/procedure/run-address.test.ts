import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ProcedureState, START } from '../../../setting/assistant/procedure/state';
import { readResume, readRun, writeRun } from './run-address';

const state: ProcedureState = {
  ...{ v: 1, acknowledged: ['lockout'], branches: [], ticked: [0, 2], further: true },
  answers: [
    { at: 'valves', value: 'yes' },
    { at: 'pressure', value: 2.5 },
    { at: 'noise', value: null },
  ],
};

test('a run is read from the address as it was written', () => {
  expect(readRun(writeRun(state))).toEqual(state);
  expect(readRun(writeRun(START))).toEqual(START);
  expect(readResume(`pump-no-flow ${writeRun(state)}`)).toEqual({ check: 'pump-no-flow', run: writeRun(state) });
});

test('an address that was edited or cut begins anew', () => {
  const cut = fc.nat(writeRun(state).length - 1).map((at) => writeRun(state).slice(0, at));
  const json = fc.json().filter((text) => text !== writeRun(state));
  fc.assert(
    fc.property(fc.oneof(cut, json, fc.string()), (text) => {
      expect(readRun(text).v).toBe(1);
    }),
  );
  expect(readRun('[[],[["valves"')).toEqual(START);
  expect(readResume('../etc []')).toBeUndefined();
});

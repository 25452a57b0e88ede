import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComboboxState, comboboxKey } from './combobox-key';

const state = (part: Partial<ComboboxState> = {}): ComboboxState => ({
  text: 'be',
  open: true,
  active: -1,
  options: 2,
  ...part,
});
const press = (key: string, part = {}) => ({ key, shift: false, command: false, composing: false, ...part });

describe('comboboxKey', () => {
  it('goes through the options and back to the box', () => {
    const way = (key: string, active: number) => comboboxKey(state({ active }), press(key));
    expect([-1, 0, 1].map((active) => way('ArrowDown', active))).toEqual(
      [0, 1, -1].map((to) => ({ kind: 'look', active: to })),
    );
    expect([-1, 0, 1].map((active) => way('ArrowUp', active))).toEqual(
      [1, -1, 0].map((to) => ({ kind: 'look', active: to })),
    );
  });

  it('opens a list that is folded away with an arrow', () => {
    const closed = state({ open: false });
    expect(comboboxKey(closed, press('ArrowDown'))).toEqual({ kind: 'look', active: 0 });
    expect(comboboxKey(closed, press('ArrowUp'))).toEqual({ kind: 'look', active: 1 });
    expect(comboboxKey({ ...closed, options: 0 }, press('ArrowDown'))).toEqual({ kind: 'none' });
  });

  it('sends with Enter, chooses an option with Enter, accepts it with Tab', () => {
    expect(comboboxKey(state(), press('Enter'))).toEqual({ kind: 'submit' });
    expect(comboboxKey(state({ active: 1 }), press('Enter'))).toEqual({ kind: 'choose', index: 1 });
    expect(comboboxKey(state({ active: 1 }), press('Tab'))).toEqual({ kind: 'accept', index: 1 });
    expect(comboboxKey(state(), press('Tab'))).toEqual({ kind: 'none' });
    expect(comboboxKey(state({ active: 1 }), press('Enter', { shift: true }))).toEqual({ kind: 'newline' });
    expect(comboboxKey(state({ active: 1 }), press('Delete', { shift: true }))).toEqual({ kind: 'remove', index: 1 });
  });

  it('clears with the first Escape and leaves with the second', () => {
    expect(comboboxKey(state(), press('Escape'))).toEqual({ kind: 'clear' });
    expect(comboboxKey(state({ text: '' }), press('Escape'))).toEqual({ kind: 'leave' });
  });

  it('does nothing while an input method composes, whatever the key', () => {
    const anyKey = fc.constantFrom('Enter', 'Tab', 'Escape', 'ArrowDown', 'ArrowUp', 'Delete', 'a');
    fc.assert(
      fc.property(anyKey, fc.boolean(), fc.integer({ min: -1, max: 3 }), (key, shift, active) => {
        expect(comboboxKey(state({ active }), press(key, { shift, composing: true }))).toEqual({ kind: 'none' });
      }),
    );
  });

  it('never looks at an option that is not there', () => {
    const keys = fc.array(fc.constantFrom('ArrowDown', 'ArrowUp'), { maxLength: 30 });
    fc.assert(
      fc.property(keys, fc.integer({ min: 0, max: 9 }), (all, options) => {
        let active = -1;
        for (const key of all) {
          const action = comboboxKey(state({ active, options }), press(key));
          if (action.kind === 'look') active = action.active;
          expect(active).toBeGreaterThanOrEqual(-1);
          expect(active).toBeLessThan(Math.max(options, 1));
        }
      }),
    );
  });
});

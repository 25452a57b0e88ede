import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';
import type { Block } from './types';

const block: Block = {
  type: 'a/b',
  v: 3,
  up: {
    1: ({ heading, ...rest }) => ({ ...rest, title: heading }),
    2: (props) => ({ ...props, align: 'center' }),
  },
  load: () => Promise.reject(new Error('not needed')),
};

describe('migrate', () => {
  test('walks every step from the stored version to today', () => {
    expect(migrate({ heading: 'Pumps', note: 1 }, 1, block)).toEqual({
      props: { title: 'Pumps', note: 1, align: 'center' },
    });
    expect(migrate({ title: 'Pumps' }, 2, block)).toEqual({ props: { title: 'Pumps', align: 'center' } });
  });

  test('hands today’s version through as it is', () => {
    const props = { title: 'Pumps' };
    expect(migrate(props, 3, block)).toEqual({ props });
  });

  test('works on a copy, also of a frozen object', () => {
    const greedy: Block = { ...block, v: 2, up: { 1: (props) => Object.assign(props, { added: true }) } };
    const stored = Object.freeze({ heading: 'Pumps' });
    expect(migrate(stored, 1, greedy)).toEqual({ props: { heading: 'Pumps', added: true } });
    expect(stored).toEqual({ heading: 'Pumps' });
  });

  test('keeps its hands off what a newer build wrote', () => {
    expect(migrate({}, 4, block)).toEqual({ problem: { kind: 'newer', v: 4, supported: 3 } });
  });

  test('says which step is missing or threw', () => {
    expect(migrate({}, 1, { ...block, up: {} })).toEqual({
      problem: { kind: 'failed', from: 1, message: 'no step from version 1 to 2' },
    });
    const throwing: Block = {
      ...block,
      up: {
        1: () => {
          throw new TypeError('no heading');
        },
      },
    };
    expect(migrate({}, 1, throwing)).toEqual({
      problem: { kind: 'failed', from: 1, message: 'step 1 to 2: no heading' },
    });
  });
});

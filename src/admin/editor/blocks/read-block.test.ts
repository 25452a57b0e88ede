import { describe, expect, test } from 'vitest';
import type { Block, GlobalSetting, Node, PageDocument, Registry } from '@/renderer/types';
import { readBlock } from './read-block';

const block = (more: Partial<Block>): Block => ({ type: 'x/y', v: 3, load: () => Promise.reject(), ...more }) as Block;
const setting = { accessDomain: 'main', title: 'Plant' } as GlobalSetting;
const page = { path: '/engine', layout: 'main', meta: {}, blocks: [] } as unknown as PageDocument;
const read = (node: Partial<Node>, more: Partial<Block> = {}) => {
  const registry: Registry = { 'x/y': block(more) };
  return readBlock({ id: 'a', type: 'x/y', ...node } as Node, setting, page, registry);
};
const up = { 1: (props: object) => ({ ...props, one: true }), 2: (props: object) => ({ ...props, two: true }) };

describe('a block as a form needs it', () => {
  test('has its own properties, and beside them what the flat setting says where they say nothing', () => {
    const reading = read({ v: 3, props: { own: 1 } }, { bind: ({ title }) => ({ title }) });
    expect(reading).toEqual({ kind: 'ready', props: { own: 1 }, bound: { title: 'Plant' }, v: 3, migrated: false });
  });

  test('of an earlier version is brought up to date for the form; what is stored stays as it is', () => {
    const props = Object.freeze({ own: 1 });
    expect(read({ props }, { up })).toMatchObject({ props: { own: 1, one: true, two: true }, v: 3, migrated: true });
    expect(read({ v: 2, props }, { up })).toMatchObject({ props: { own: 1, two: true } });
    expect(props).toEqual({ own: 1 });
  });

  test.each([
    ['of no type that this build knows', { type: 'no/such' }, {}, 'unknown'],
    ['saved by a newer build', { v: 4 }, {}, 'newer'],
    ['of a version from which there is no way', { v: 1 }, { up: { 2: up[2] } }, 'failed'],
    [
      'whose way fails',
      { v: 2 },
      {
        up: {
          2: () => {
            throw new Error('no');
          },
        },
      },
      'failed',
    ],
  ])('%s has a reason instead of a form', (_, node, more, kind) => {
    expect(read(node, more)).toMatchObject({ kind: 'problem', problem: { kind } });
  });

  test('has a form all the same when what it takes from the setting fails, or is nothing', () => {
    const broken = () => {
      throw new TypeError('links');
    };
    expect(read({ v: 3 }, { bind: broken })).toMatchObject({ kind: 'ready', bound: {} });
    expect(read({ v: 3 }, { bind: () => null })).toMatchObject({ kind: 'ready', bound: {}, props: {} });
  });
});

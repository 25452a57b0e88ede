import { expect, test } from 'vitest';
import { needsOf } from './needs-of';
import type { Block, RouteInfo } from './types';

const route: RouteInfo = { path: '/q/:id', params: { id: '7' }, query: {} };
const block = (needs?: (props: { kb: { id: string } }, route: RouteInfo) => unknown): Block =>
  ({ type: 'a/b', v: 1, needs }) as unknown as Block;

test('a block names its calls from its props and the address', () => {
  const asked = block(({ kb }, { params }) => [{ endpoint: 'getChat', arg: { id: params.id, kb: kb.id } }]);
  expect(needsOf(asked, { kb: { id: '3' } }, route)).toEqual([{ endpoint: 'getChat', arg: { id: '7', kb: '3' } }]);
});

test('props that are not what they should be ask for nothing and break nothing', () => {
  const asked = block(({ kb }) => [{ endpoint: 'getChat', arg: { id: kb.id } }]);
  for (const props of [null, undefined, {}, 'text', { kb: null }]) expect(needsOf(asked, props, route)).toEqual([]);
});

test('a block without calls has none', () => expect(needsOf(block(), {}, route)).toEqual([]));

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddress } from './use-address';

/** Opens the page of a chat, with the home page as the previous history entry. */
function open(at = '/q/c1') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/engine', at]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ address: useAddress(), location: useLocation(), navigate: useNavigate() }), {
    wrapper,
  });
  const here = () => result.current.location.pathname + result.current.location.search;
  const back = () => act(async () => result.current.navigate(-1));
  const forward = () => act(async () => result.current.navigate(1));
  return { here, back, forward, address: () => result.current.address };
}

test('an open source stands in the address, and Back closes it', async () => {
  const { address, here, back } = open('/q/c1?m=a2');
  act(() => address().openSource(3, 'a1'));
  expect(here()).toBe('/q/c1?m=a2&s=3&a=a1');
  expect([address().shown, address().source, address().sourceOf]).toEqual(['a2', 3, 'a1']);
  await back();
  expect(here()).toBe('/q/c1?m=a2');
  expect(address().source).toBeNull();
});

test('closing a source leaves no step behind: the next Back leaves the page', async () => {
  const { address, here, back } = open();
  act(() => address().openSource(1, null));
  act(() => address().openSource(2, null));
  await act(async () => address().closeSource());
  expect(here()).toBe('/q/c1');
  await back();
  expect(here()).toBe('/engine');
});

test('a link that came with an open source is closed where it stands', async () => {
  const { address, here, back } = open('/q/c1?s=2');
  act(() => address().openSource(4, null));
  await act(async () => address().closeSource());
  expect(here()).toBe('/q/c1');
  await back();
  expect(here()).toBe('/engine');
});

test('another version closes the source of the version before', async () => {
  const { address, here } = open();
  act(() => address().openSource(1, null));
  act(() => address().showVersion('a2'));
  expect(here()).toBe('/q/c1?m=a2');
  act(() => address().openSource(5, null));
  await act(async () => address().closeSource());
  expect(here()).toBe('/q/c1?m=a2');
});

test.each(['0', '-1', '1.5', 'x', '1e400', ''])('%j is no source', (s) => {
  expect(open(`/q/c1?s=${s}`).address().source).toBeNull();
});

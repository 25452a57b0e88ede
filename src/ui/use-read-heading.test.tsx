import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useReadHeading } from './use-read-heading';

afterEach(() => {
  document.body.innerHTML = '';
});

function place(id: string, top: number): void {
  const heading = document.getElementById(id) ?? document.body.appendChild(document.createElement('h2'));
  heading.id = id;
  heading.getBoundingClientRect = () => ({ top }) as DOMRect;
}

it('is the last heading that has passed the upper third, and follows the scrolling', async () => {
  place('a', -300);
  place('b', 100);
  place('c', 600);
  const { result } = renderHook(() => useReadHeading(['a', null, 'b', 'c', 'missing']));
  await waitFor(() => expect(result.current).toBe('b'));
  place('c', 10);
  act(() => void document.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(result.current).toBe('c'));
});

it('is none above the first heading', async () => {
  place('a', 900);
  const { result } = renderHook(() => useReadHeading(['a']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(result.current).toBeNull();
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftHash, packDraft } from '../preview/draft-link';
import { useLinkedDraft } from './use-linked-draft';

const open = (hash: string) => renderHook(({ at }) => useLinkedDraft(at), { initialProps: { at: hash } });

test('without a draft in the address there is nothing to wait for', () => {
  expect(open('').result.current).toEqual({ kind: 'none' });
  expect(open('#elsewhere').result.current).toEqual({ kind: 'none' });
});

test('a draft is unpacked once; later addresses are the preview’s own', async () => {
  const hash = draftHash((await packDraft({ accessDomain: 'main', title: '炉前' })) ?? '');
  const { result, rerender } = open(hash);
  expect(result.current.kind).toBe('waiting');
  await waitFor(() => expect(result.current.kind).toBe('draft'));
  expect(result.current).toMatchObject({ text: '{\n  "accessDomain": "main",\n  "title": "炉前"\n}\n' });
  const first = result.current;
  await act(async () => rerender({ at: '#draft=other' }));
  expect(result.current).toBe(first);
});

test('what cannot be unpacked is broken, and an editor that was left meanwhile hears nothing', async () => {
  const { result } = open('#draft=%%%');
  await waitFor(() => expect(result.current).toEqual({ kind: 'broken' }));
  const left = open('#draft=abc');
  left.unmount();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(left.result.current.kind).toBe('waiting');
});

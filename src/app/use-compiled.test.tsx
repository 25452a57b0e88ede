import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageAt } from '@/pages/page-at';
import type { GlobalSetting } from '@/renderer/types';
import { useCompiled } from './use-compiled';

test('a changed word changes the blocks that say it, and leaves the others the very same', () => {
  const page = pageAt('/engine');
  if (!page) throw new Error('no page');
  const setting: GlobalSetting = { accessDomain: 'main', title: 'A', questionList: [{ text: 'OEE?' }] };
  const { result, rerender } = renderHook(({ given }) => useCompiled(given, page), {
    initialProps: { given: setting },
  });
  const before = result.current;
  rerender({ given: structuredClone({ ...setting, title: 'B' }) });
  const node = (id: string, from = result.current) => from.page.find((each) => each.id === id);
  expect(node('hero')?.props).toMatchObject({ title: 'B' });
  expect(node('questions')).toBe(node('questions', before));
  expect(result.current.page).not.toBe(before.page);
});

import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDefinitionText, writeBody } from './use-definition-text';

test('form and text are one: a field changes its own words, and steps are undone one by one', () => {
  const start = '{ "id": "a",  "name": {"en-US": "A"} }';
  const { result } = renderHook(() => useDefinitionText(start));
  const now = () => result.current;
  act(() => now().editForm('/name', { 'en-US': 'A' }, { 'en-US': 'B' }, 'name'));
  expect(now().text).toBe('{ "id": "a",  "name": {"en-US": "B"} }');
  act(() => now().edit('/nodes', { one: 1 }));
  expect(now().body).toEqual({ id: 'a', name: { 'en-US': 'B' }, nodes: { one: 1 } });
  act(() => now().undo());
  act(() => now().undo());
  expect([now().text, now().canUndo]).toEqual([start, false]);
  act(() => now().redo());
  expect(now().body).toMatchObject({ name: { 'en-US': 'B' } });
});

test('while the text cannot be read, its last meaning stays and forms change nothing', () => {
  const { result } = renderHook(() => useDefinitionText(writeBody({ id: 'a' })));
  act(() => result.current.setText('{ "id": '));
  act(() => result.current.edit('/id', 'b'));
  expect(result.current).toMatchObject({ text: '{ "id": ', body: { id: 'a' } });
  expect(result.current.faults.length).toBeGreaterThan(0);
});

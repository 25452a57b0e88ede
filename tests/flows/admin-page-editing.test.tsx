import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PageTools } from '@/admin/editor/page/PageTools';
import type { OverFrame } from '@/admin/preview/FrameStage';
import type { Picked } from '@/admin/preview/protocol';
import words from '../../messages/en-US/portal/admin-editor.json';
import { findFaults } from '../support/find-faults';
import { editor, openEditor } from '../support/open-editor';
import { answerByMocks } from '../support/portal-flow';

answerByMocks();

const PAGE = ['hero', 'search', 'questions'];
const box = { left: 0, width: 800, height: 100 };
const places = PAGE.map((id, at) => ({ id, top: 100 * at, ...box }));
const picked = (pointer: string, id: string, value?: string): Picked => ({
  pointer,
  block: { id, type: `engine/${id}`, pointer: '', calls: [] },
  ...(value !== undefined && { text: { value, box: { ...box, top: 10 }, fontSize: 30 } }),
});
const idsOf = () => editor.body.pages?.['/engine']?.blocks.map(({ id }) => id);

let drag: (dragged: OverFrame['dragged']) => void;

function Tools({ start }: { start: Picked }) {
  const [now, setNow] = useState<Picked>(start);
  const [dragged, setDragged] = useState<OverFrame['dragged']>();
  drag = setDragged;
  const end = () => setNow(({ text: _, ...rest }) => rest);
  return <PageTools over={{ scale: 0.5, places, dragged }} picked={now} onTyped={end} />;
}

const open = (start: Picked) => openEditor('minimal', {}, <Tools start={start} />);

test('a text is typed where it stands; Enter ends, and Escape brings the former text back', async () => {
  const { user, start } = await open(picked('/title', 'hero', 'Old'));
  const field = screen.getByRole('textbox', { name: words.page.typing });
  expect(field).toHaveFocus();
  await user.keyboard('New title');
  expect(editor.body.title).toBe('New title');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('textbox', { name: words.page.typing })).toBeNull();
  expect(editor.body.title).toBe('New title');
  act(() => editor.undo());
  expect(editor.text).toBe(start);
});

test('Escape while typing keeps what was there', async () => {
  const { user } = await open(picked('/title', 'hero', 'Old'));
  await user.keyboard('New{Escape}');
  expect(editor.body.title).toBe('Old');
});

test('the chosen block is moved, hidden, shown again, duplicated and removed from its bar', async () => {
  const { user } = await open(picked('', 'search'));
  const bar = () => within(screen.getByRole('toolbar', { name: /^Block “/ }));
  expect(await findFaults()).toEqual([]);
  await user.click(bar().getByRole('button', { name: /^Move .* up$/ }));
  const before = idsOf();
  expect(before?.slice(0, 2)).toEqual(['search', 'hero']);
  await user.click(bar().getByRole('button', { name: /^Hide/ }));
  expect(editor.body.pages?.['/engine']?.blocks[0]?.show).toEqual({ not: { all: [] } });
  await user.click(screen.getByRole('button', { name: /^Show .* again$/ }));
  expect(editor.body.pages?.['/engine']?.blocks[0]).not.toHaveProperty('show');
  await user.click(bar().getByRole('button', { name: /^Duplicate/ }));
  expect(idsOf()).toContain('search-2');
});

test('a block that is dragged in the page comes to stand where it is dropped, once', async () => {
  await open(picked('', 'hero'));
  act(() => drag({ id: 'hero', y: 190, end: false }));
  expect(editor.body.pages).toBeUndefined();
  act(() => drag({ id: 'hero', y: 190, end: true }));
  await waitFor(() => expect(idsOf()?.slice(0, 2)).toEqual(['search', 'hero']));
  act(() => drag({ id: 'hero', y: 160, end: false }));
  expect(idsOf()?.slice(0, 2)).toEqual(['search', 'hero']);
});

test('“+” opens the gallery, and what is chosen comes to stand there', async () => {
  const { user } = await open(picked('', 'hero'));
  const [first] = screen.getAllByRole('button', { name: /^Add a block below/ });
  await user.click(first ?? document.body);
  const dialog = screen.getByRole('dialog', { hidden: true });
  const [tile] = within(dialog).getAllByRole('listitem', { hidden: true });
  await user.click(within(tile ?? dialog).getByRole('button', { hidden: true }));
  await waitFor(() => expect(idsOf()?.indexOf('search')).toBe(2));
});

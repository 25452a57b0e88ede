import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { PoolFrame } from '@/admin/preview/pool-frame';
import { useAllCommands } from '@/admin/shell/commands';
import { findCommands } from '@/admin/shell/find-commands';
import { mockServer } from '@/mocks/node';
import { valueAt } from '../../setting/pointer';
import { editor, openEditor } from '../support/open-editor';
import { answerByMocks } from '../support/portal-flow';
import { fixtureDomain } from '../support/render-portal';

answerByMocks();

const outline = () => within(screen.getByRole('navigation', { name: 'Outline' }));
const rowAt = (at: number) => document.querySelector(`[data-row="/pages/~1engine/blocks/${at}"]`);
const row = (name: RegExp) => outline().getByRole('button', { name });

describe('the editor', () => {
  test.each(['main', 'steelworks', 'broken', 'limits', 'minimal'])(
    'opens %s, shows every section and block, and changes no byte',
    async (name) => {
      const { user, start } = await openEditor(name);
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
      for (const each of rows) await user.click(each);
      expect(editor.text).toBe(start);
      expect(editor.canUndo).toBe(false);
    },
  );

  test('of a portal that has set nothing yet finds no fault in any section', async () => {
    const { user } = await openEditor('minimal', { body: { accessDomain: 'minimal', title: 'Harbor Steel' } });
    for (const each of document.querySelectorAll<HTMLElement>('[data-row]')) {
      await user.click(each);
      expect(document.querySelector('[data-fault]')?.textContent, each.textContent ?? '').toBeUndefined();
    }
  });

  const odd = [null, 7, { slots: { main: 'x' } }, { id: 'a', type: 'engine/hero', show: { all: 'x' } }];
  test.each([
    ['no page', { pages: 'x', header: 'x', title: 7, texts: [], questionList: {}, theme: null, functionList: 'x' }],
    ['no block', { pages: { '/engine': { blocks: odd } }, header: { links: [null, 7] }, recommend: [[]], signIn: 7 }],
  ])('opens a draft that is %s where one belongs, shows all of it, and changes no byte', async (_, body) => {
    const draft = { body: { accessDomain: 'main', ...body }, base: null, savedAt: '2026-03-01T08:00:00Z' };
    const { user, start } = await openEditor('main', { draft });
    for (const each of document.querySelectorAll<HTMLElement>('[data-row]')) await user.click(each);
    expect(editor.text).toBe(start);
    expect(editor.held).not.toEqual([]);
  });

  test('a field, its JSON and undo are one history', async () => {
    const { user, start } = await openEditor('main');
    await user.click(row(/^Brand/));
    const title = screen.getAllByRole('textbox', { name: /^Title/ })[0] as HTMLElement;
    await user.clear(title);
    await user.type(title, 'Pumps');
    expect(editor.body.title).toBe('Pumps');
    expect(JSON.parse(editor.text).title).toBe('Pumps');
    expect(editor.valid.title).toBe('Pumps');
    while (editor.canUndo) await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(editor.text).toBe(start);
    await user.keyboard('{Control>}y{/Control}');
    expect(editor.text).not.toBe(start);
  });

  test('hides a section without losing it, and gives it back to the default as a whole', async () => {
    const { user } = await openEditor('main');
    await user.click(row(/^Footer/));
    const before = editor.body.footer;
    await user.click(screen.getByRole('switch', { name: 'Shown on the portal' }));
    expect(editor.body.footer).toEqual({ ...before, off: true });
    expect(row(/^Footer/)).toHaveTextContent('hidden');
    await user.click(screen.getByRole('switch', { name: 'Shown on the portal' }));
    expect(editor.body.footer).toEqual(before);
    await user.click(screen.getByRole('button', { name: /Footer.*default|Reset.*Footer/ }));
    expect(editor.body).not.toHaveProperty('footer');
  });

  test('says that a section without content is not set up', async () => {
    const { user } = await openEditor('minimal');
    await user.click(document.querySelector('[data-row="advertisement"]') as HTMLElement);
    expect(screen.getByText(/^Not set up/)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('names the knowledge bases that are searched', async () => {
    const { user } = await openEditor('main');
    await user.click(row(/^Access/));
    await user.click(await screen.findByRole('checkbox', { name: /^预发布知识库/ }, { timeout: 5000 }));
    expect(editor.body.searchScope).toContain(2);
  });

  test('says nothing while a field is typed into, and what is wrong once it is left', async () => {
    const { user } = await openEditor('main');
    await user.click(row(/^Appearance/));
    const color = screen.getByRole('textbox', { name: /^Brand color/ });
    await user.clear(color);
    await user.type(color, '#12');
    expect(color).not.toHaveAttribute('aria-invalid');
    expect(editor.held).toEqual([{ pointer: '/theme' }]);
    await user.tab();
    expect(color).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText(/“#12” does not match the format/)).toBeInTheDocument();
    expect(color).toHaveAccessibleDescription(/does not match the format/);
  });

  test('a block names the settings that fill it, and leads to each', async () => {
    const { user, start } = await openEditor('main');
    await user.click(row(/^Search box/));
    const filled = within(screen.getByRole('group', { name: 'Filled by these settings:' }));
    await user.click(filled.getByRole('button', { name: 'Searched knowledge bases' }));
    expect(editor.selected).toBe('/searchScope');
    expect(row(/^Access/)).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(document.activeElement?.closest('[data-pointer]')).toBeTruthy());
    expect(editor.text).toBe(start);
  });

  test('a new list item opens with the cursor in its first field, and complains once that is left', async () => {
    const { user } = await openEditor('main');
    await user.click(row(/^Access/));
    const add = () => user.click(screen.getByRole('button', { name: 'Add to “Local names”' }));
    await add();
    const items = document.querySelectorAll('li[data-pointer^="/synonyms/"]');
    const item = within(items[items.length - 1] as HTMLElement);
    expect(item.getByRole('button', { expanded: true })).toBeInTheDocument();
    expect(item.getAllByRole('textbox')[0]).toHaveFocus();
    expect(document.querySelector('[aria-invalid=true], [data-fault]')).toBeNull();
    await user.tab();
    expect(document.querySelector('[aria-invalid=true]')).toBe(item.getAllByRole('textbox')[0]);
    // What undo and redo bring back is not new.
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
    // A new item in the same place starts afresh.
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await add();
    expect(document.querySelector('[aria-invalid=true], [data-fault]')).toBeNull();
  });

  test('the palette finds a setting by its name, and a field by what it says', async () => {
    await openEditor('main');
    const { result } = renderHook(() => useAllCommands());
    const run = (query: string) => act(() => findCommands(result.current, query)[0]?.run());
    run('searched knowledge');
    expect(editor.selected).toBe('/searchScope');
    const text = String(valueAt(editor.body, '/questionList/1/text/en-US'));
    run(text);
    expect(editor.selected).toBe('/questionList/1/text');
    expect(document.activeElement).toHaveValue(text);
    act(() => editor.edit('/title', 'Typed a moment ago'));
    run('typed a moment');
    expect(document.activeElement).toHaveValue('Typed a moment ago');
  });

  test('a second item of a list of plain values is an empty field that says what is missing once it is left', async () => {
    const body = { ...fixtureDomain('main'), synonyms: [{ name: '轴承', also: ['小钢圈'] }] };
    const { user, start } = await openEditor('main', { body });
    await user.click(row(/^Access/));
    await user.click(screen.getByRole('button', { name: /^轴承/ }));
    await user.click(screen.getByRole('button', { name: 'Add to “Also called”' }));
    const names = within(screen.getByRole('group', { name: /^Also called/ }));
    const fields = names.getAllByRole('textbox');
    expect(editor.body.synonyms?.[0]?.also).toEqual(['小钢圈', null]);
    expect(editor.held).toEqual([{ pointer: '/synonyms' }]);
    await user.click(fields.at(-1) as HTMLElement);
    await user.tab();
    expect(names.getByText('This is required.')).toBeInTheDocument();
    while (editor.canUndo) await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(editor.text).toBe(start);
  });

  test('a change that cannot be made leaves the draft, is told, and the next one is made', async () => {
    const { start } = await openEditor('main');
    act(() =>
      editor.rewrite(() => {
        throw new Error('no such list');
      }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/The last change could not be made.*no such list/);
    expect(editor.text).toBe(start);
    act(() => editor.edit('/title', 'Pumps'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(editor.body.title).toBe('Pumps');
  });

  test('a block is moved by keys, duplicated, removed and brought back', async () => {
    const { user, start } = await openEditor('main');
    const ids = () => editor.body.pages?.['/engine']?.blocks.map((block) => block.id) ?? [];
    await user.click(row(/^Search box/));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(ids().slice(0, 2)).toEqual(['search', 'hero']);
    await user.click(row(/^Hero/));
    await user.click(screen.getByRole('button', { name: 'Duplicate “Hero”' }));
    expect(ids().slice(0, 3)).toEqual(['search', 'hero', 'hero-2']);
    await waitFor(() => expect(rowAt(2)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove “Hero”' }));
    expect(ids()).not.toContain('hero-2');
    await waitFor(() => expect(rowAt(2)).toHaveFocus());
    // After each keyboard action, the focus stays where the next one can follow.
    await user.keyboard('{Delete}');
    await waitFor(() => expect(rowAt(2)).toHaveFocus());
    expect(ids()).toHaveLength(5);
    const down = () => screen.getByRole('button', { name: /^Move .* down$/ });
    down().focus();
    for (let n = 0; n < 3; n += 1) await user.keyboard('{Enter}');
    expect(down()).toHaveFocus();
    expect(down()).toHaveAttribute('aria-disabled', 'true');
    while (editor.canUndo) act(() => editor.undo());
    expect(editor.text).toBe(start);
  });

  test('a rule is built by a form and explained for the page as it is shown', async () => {
    const { user } = await openEditor('main');
    await user.click(row(/^Hero/));
    await user.click(screen.getByRole('button', { name: 'Add a condition' }));
    // The button is replaced by the form, which takes the focus.
    expect(screen.getByRole('combobox', { name: 'Condition' })).toHaveFocus();
    expect(screen.getByText('Shown because the visitor’s role is anonymous.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'personal' }));
    await user.click(screen.getByRole('checkbox', { name: 'anonymous' }));
    expect(screen.getByText('Hidden because the visitor’s role is anonymous.')).toBeInTheDocument();
    expect(editor.body.pages?.['/engine']?.blocks[0]?.show).toEqual({ role: ['personal'] });
    await user.click(screen.getByRole('button', { name: 'Remove the condition' }));
    expect(screen.getByRole('button', { name: 'Add a condition' })).toHaveFocus();
  });

  test('text that cannot be read leaves the last valid draft and a form that waits', async () => {
    const { user, start } = await openEditor('main');
    act(() => editor.setText(start.slice(0, -20)));
    expect(editor.faults).not.toEqual([]);
    expect(editor.body.title).toBe(fixtureDomain('main').title);
    expect(screen.getByText(/The form will be back once it is fixed/)).toBeInTheDocument();
    const title = screen.getAllByRole('textbox', { name: /^Title/ })[0] as HTMLElement;
    expect(title).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(editor.text).toBe(start);
  });

  test('a block of no known type is kept, shown and never dropped', async () => {
    const { user } = await openEditor('broken');
    await user.click(row(/engine\/hologram/));
    const problem = screen.getByRole('region', { name: 'Problem with the block' });
    expect(problem).toHaveAttribute('data-problem', 'unknown');
    expect(problem).toHaveTextContent('"depth": 3');
    expect(editor.text).toContain('engine/hologram');
  });

  test('every line of the report leads to its cause', async () => {
    const { user } = await openEditor('broken');
    await user.click(await screen.findByRole('button', { name: /3 errors/ }));
    await user.click(screen.getByRole('button', { name: /javascript:alert/ }));
    expect(editor.selected).toBe('/pages/~1engine/blocks/4/props/url');
    expect(screen.getByRole('textbox', { name: /^Link address/ })).toHaveFocus();
    act(() => editor.select('/footer', { focus: true }));
    expect(screen.getByRole('textbox', { name: /^Owner/ })).toHaveFocus();
    // Focus is requested only once: selecting the block again by its row keeps the focus on the row.
    await user.click(row(/^Appearance/));
    await user.click(rowAt(4) as HTMLElement);
    expect(rowAt(4)).toHaveFocus();
  });

  test('the page shown is checked on demand, and what is found leads to its block', async () => {
    vi.spyOn(PoolFrame.prototype, 'show').mockResolvedValue({ type: 'settled', seq: 1, hash: '', complete: true });
    const finding = {
      severity: 'error',
      kind: 'axe',
      pointer: '',
      detail: 'Images must have alternative text',
    } as const;
    const inspect = vi.spyOn(PoolFrame.prototype, 'inspect').mockResolvedValue({
      type: 'inspected',
      seq: 1,
      findings: [
        { ...finding, block: 'search', count: 2 },
        { ...finding, kind: 'newer-block', count: 1 },
      ],
      picture: null,
      height: 1,
    });
    try {
      const { user } = await openEditor('main');
      await user.click(await screen.findByRole('button', { name: /No findings/ }));
      await user.click(screen.getByRole('button', { name: 'Check the page shown' }));
      expect(await screen.findByText(/^Home page · 1280 px · English: 1 finding\./)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: /Accessibility · Images must have alternative text \(2\)/ }));
      expect(editor.selected).toMatch(/^\/pages\/~1engine\/blocks\/1/);
      act(() => editor.edit('/title', 'Other'));
      expect(await screen.findByText(/has changed since/)).toBeInTheDocument();
      inspect.mockRejectedValueOnce(new Error('timeout'));
      await user.click(screen.getByRole('button', { name: 'Check the page shown' }));
      expect(await screen.findByText(/could not be drawn/)).toBeInTheDocument();
      expect(document.querySelector('iframe')).toBeNull();
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('search and "modified only" narrow the outline', async () => {
    const { user } = await openEditor('main');
    await user.type(screen.getByRole('searchbox', { name: /Search settings/ }), 'slogan');
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(1));
    await user.clear(screen.getByRole('searchbox', { name: /Search settings/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Modified only' }));
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(0));
    act(() => editor.edit('/footer', { owner: 'Us' }));
    await waitFor(() => expect(row(/^Footer/)).toBeInTheDocument());
  });

  test('the draft goes to the server after a rest, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await openEditor('main');
      expect(screen.getByText('No changes yet')).toBeInTheDocument();
      act(() => editor.edit('/title', 'Saved'));
      await act(() => vi.advanceTimersByTimeAsync(3500));
      await waitFor(() => expect(screen.getByText('Draft saved')).toBeInTheDocument());
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what was typed', () => {
  test('stays with an operator who may no longer save it, and who is told why', async () => {
    const msg = 'You may not change this domain any more.';
    mockServer.use(
      http.put('*/api/admin/domains/:domain/draft', () =>
        HttpResponse.json({ code: 403, msg, data: null }, { status: 403 }),
      ),
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await openEditor('main');
      act(() => editor.edit('/title', 'Long work'));
      await act(() => vi.advanceTimersByTimeAsync(3500));
      await waitFor(() => expect(screen.getByText(new RegExp(msg))).toBeInTheDocument());
      expect(editor.body.title).toBe('Long work');
      act(() => editor.edit('/title', 'Longer work'));
      expect(editor.text).toContain('Longer work');
      expect(editor.canUndo).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('in another tab of the same operator is seen, and nothing is written over silently', async () => {
    const { user } = await openEditor('main');
    const otherTab = new BroadcastChannel('mw-editor main');
    const say = (said: object) => act(async () => otherTab.postMessage({ tab: 'other', ...said }));
    try {
      await say({ kind: 'hello' });
      expect(await screen.findByText(/open in another tab/)).toBeInTheDocument();
      act(() => editor.edit('/title', 'Mine'));
      const theirs = editor.text.replace('Mine', 'Theirs');
      await say({ kind: 'saved', text: theirs });
      const alert = within(await screen.findByRole('alert'));
      expect(screen.getByText('Not saved: another tab has other changes')).toBeInTheDocument();
      expect(editor.body.title).toBe('Mine');
      await user.click(alert.getByRole('button', { name: "Take the other tab's" }));
      expect(editor.body.title).toBe('Theirs');
      await user.keyboard('{Control>}z{/Control}');
      expect(editor.body.title).toBe('Mine');
      await say({ kind: 'bye' });
      await waitFor(() => expect(screen.queryByText(/open in another tab/)).toBeNull());
    } finally {
      otherTab.close();
    }
  });
});

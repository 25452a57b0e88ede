import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ComparePanel } from './ComparePanel';
import { DraftDialog } from './DraftDialog';
import { RevisionList } from './RevisionList';
import { ScheduleNotice } from './ScheduleNotice';
import type { RevisionEntry } from './use-revisions';

const entry = (seq: number, more: Partial<RevisionEntry> = {}): RevisionEntry => ({
  seq,
  id: `${seq}`.repeat(64),
  from: seq > 1 ? `${seq - 1}`.repeat(64) : null,
  kind: 'publish',
  at: '2026-03-01T08:00:00Z',
  author: 'anna',
  message: `Message ${seq}`,
  bytes: 12,
  published: false,
  ...more,
});

let answers: Record<string, unknown>;
let asked: string[];
let saved: unknown;
beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    const { url, method } = request;
    if (method === 'PUT') saved = await request.clone().json();
    const path = new URL(url).pathname.replace('/api/admin/domains/main', '');
    asked.push(`${method} ${path}`);
    const data = answers[path];
    if (data === undefined) return Response.json({ code: 404, msg: 'Not there.', data: null }, { status: 404 });
    return Response.json({ code: 200, msg: 'ok', data });
  });
  return () => vi.unstubAllGlobals();
});

async function show(ui: ReactNode) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await renderWithI18n(<Provider store={store}>{ui}</Provider>, ['admin', 'admin-schema', 'form']);
}

describe('the list of revisions', () => {
  const choose = vi.fn();
  beforeEach(() => choose.mockClear());

  test('is walked by arrow keys, which show what they come to, no further than its ends', async () => {
    const items = [entry(3, { published: true }), entry(2), entry(1)];
    await show(<RevisionList items={items} chosen={3} onChoose={choose} />);
    screen.getAllByRole('button')[0]?.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(choose.mock.calls.map(([{ seq }]) => seq)).toEqual([2, 1]);
    expect(screen.getAllByRole('button')[2]).toHaveFocus();
  });

  test('says what is live, which one is chosen, and of one without a reason what it was', async () => {
    const items = [entry(3, { message: '', kind: 'rollback' }), entry(2, { published: true })];
    await show(<RevisionList items={items} chosen={2} onChoose={choose} />);
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByText('Rolled back')).toBeInTheDocument();
    expect(first?.queryByText('Live')).toBeNull();
    expect(second?.getByText('Live')).toBeInTheDocument();
    expect(second?.getByRole('button')).toHaveAttribute('aria-current', 'true');
  });
});

describe('a former version', () => {
  test('becomes the draft, which goes on from what is live; what it replaces is said first', async () => {
    answers[`/revisions/${entry(1).id}`] = { ...entry(1), body: { title: 'A' } };
    answers[''] = { draft: { savedAt: new Date(Date.now() - 7_200_000).toISOString() } };
    answers['/draft'] = { savedAt: '2026-03-01T08:00:00Z' };
    const onClose = vi.fn();
    await show(<DraftDialog domain="main" entry={entry(1)} head={entry(2).id} onClose={onClose} />);
    expect(await screen.findByText('It replaces your draft saved 2 hours ago.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open as draft' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved).toMatchObject({ base: entry(2).id, body: { title: 'A' } });
  });

  test('that cannot be saved stays a question, with the reason', async () => {
    answers[`/revisions/${entry(1).id}`] = { ...entry(1), body: { title: 'A' } };
    answers[''] = { draft: null };
    const onClose = vi.fn();
    await show(<DraftDialog domain="main" entry={entry(1)} head={null} onClose={onClose} />);
    const go = screen.getByRole('button', { name: 'Open as draft' });
    await waitFor(() => expect(go).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(go);
    expect(await screen.findByText('The draft could not be saved')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('what a revision changed', () => {
  const items = [entry(3), entry(2), entry(1)];
  const revision = (seq: number, body: object) => {
    answers[`/revisions/${`${seq}`.repeat(64)}`] = { ...entry(seq), body };
  };
  const panel = (more: Partial<Parameters<typeof ComparePanel>[0]> = {}) => {
    const onOther = vi.fn();
    const props = {
      domain: 'main',
      items,
      entry: entry(3),
      live: false,
      other: '',
      onOther,
      onRollback: vi.fn(),
      onEdit: vi.fn(),
    };
    return { onOther, ui: <ComparePanel {...props} {...more} /> };
  };

  test('is told against the one before, or against any other; the same content stands there once', async () => {
    revision(3, { title: 'C' });
    revision(2, { title: 'B' });
    const twice = [...items, entry(4, { id: entry(2).id })];
    const { ui, onOther } = panel({ items: twice });
    await show(ui);
    expect(await screen.findByText('B', { selector: 'del' })).toBeInTheDocument();
    const other = screen.getByRole('combobox', { name: 'Compared with' });
    expect(within(other).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(other, entry(1).id);
    expect(onOther).toHaveBeenCalledWith(entry(1).id);
  });

  test('of the first one is everything, and nothing has to be asked for what was before', async () => {
    revision(1, { title: 'A' });
    await show(panel({ entry: entry(1) }).ui);
    expect(await screen.findByText('A')).toBeInTheDocument();
    expect(asked).toEqual([`GET /revisions/${entry(1).id}`]);
  });

  test('against one further down than the list goes names it: the address knows it', async () => {
    revision(3, { title: 'C' });
    answers[`/revisions/${'f'.repeat(64)}`] = { ...entry(1), body: { title: 'C' } };
    await show(panel({ other: 'f'.repeat(64) }).ui);
    expect(await screen.findByText('The versions are identical.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Compared with' })).toHaveDisplayValue(
      '2026-03-01 08:00 · anna · Message 1',
    );
  });

  test('that cannot be fetched says so instead of showing half of it', async () => {
    revision(3, { title: 'C' });
    await show(panel().ui);
    expect(await screen.findByText('The history could not be loaded')).toBeInTheDocument();
    expect(screen.getByText('Not there.')).toBeInTheDocument();
  });

  test('is no way back from what is live', async () => {
    revision(3, {});
    revision(2, {});
    await show(panel({ live: true }).ui);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('what waits for its time', () => {
  const domain = (schedule: object | null) => ({
    domain: 'main',
    role: 'publisher',
    head: null,
    body: {},
    draft: null,
    schedule,
  });
  const waiting = { at: '2026-03-02T08:00:00Z', by: 'anna', message: 'Fair', revision: 'r', fault: null };

  test('is told with who and why, and is stopped by a button that leaves the keyboard in the screen', async () => {
    answers[''] = domain(waiting);
    answers['/schedule'] = null;
    await show(
      <main id="main" tabIndex={-1}>
        <ScheduleNotice domain="main" />
      </main>,
    );
    const stop = await screen.findByRole('button');
    expect(screen.getByText(/anna · Fair/)).toBeInTheDocument();
    answers[''] = domain(null);
    await userEvent.click(stop);
    await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(asked).toContain('DELETE /schedule');
    expect(document.activeElement?.id).toBe('main');
  });

  test('that did not go out at its time says why', async () => {
    answers[''] = domain({ ...waiting, fault: 'It contradicts what was published.' });
    await show(<ScheduleNotice domain="main" />);
    expect(await screen.findByText('It contradicts what was published.')).toBeInTheDocument();
  });

  test('is nothing where nothing waits', async () => {
    answers[''] = domain(null);
    await show(<ScheduleNotice domain="main" />);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(document.body.textContent).toBe('');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { mockServer } from '@/mocks/node';
import { editor, openEditor } from '../support/open-editor';
import { answerByMocks, soon } from '../support/portal-flow';
import { fixtureDomain } from '../support/render-portal';

answerByMocks();

// While a dialog closes, everything behind it is still hidden from assistive technology.
const hidden = true;
const line = () => within(screen.getByRole('region', { name: 'State of the domain', hidden }));
const button = (name: string | RegExp) => line().getByRole('button', { name, hidden });
const parts = () =>
  line()
    .getAllByRole('listitem', { hidden })
    .map(({ textContent }) => textContent);
const dialog = async () => within(await screen.findByRole('dialog', undefined, soon));
const live = fixtureDomain('main') as Record<string, unknown>;

describe('the state line', () => {
  test('counts what differs from what visitors see, shows it, and takes it back', async () => {
    const { user } = await openEditor('main');
    expect(parts()).toEqual(['Live', 'no changes']);
    expect(line().queryByRole('button', { name: 'Discard', hidden })).toBeNull();
    act(() => editor.edit('/pageBackgroundColor', '#112233'));
    await waitFor(() => expect(parts()).toEqual(['Live', '1 change']), soon);
    await user.click(button('Compare'));
    expect(await (await dialog()).findByText('#112233', undefined, soon)).toBeInTheDocument();
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    await user.click(button('Discard'));
    await user.click((await dialog()).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(parts()).toEqual(['Live', 'no changes']));
    expect(editor.body).toEqual(live);
    await user.click(screen.getByRole('button', { name: 'Undo', hidden }));
    expect(editor.body.pageBackgroundColor).toBe('#112233');
  });

  test('says what waits for its time with its difference, and who else is at work', async () => {
    vi.setSystemTime(Date.parse('2026-03-02T08:00:00Z'));
    const at = '2026-03-02T10:00:00Z';
    const schedule = {
      revision: 'b'.repeat(64),
      body: { ...live, title: 'Fair' },
      at,
      message: 'Trade fair',
      conflicts: [],
      by: 'lin.yue',
      fault: null,
    };
    const others = [
      { name: 'lin.yue', savedAt: '2026-03-02T07:59:00Z' },
      { name: 'wang', savedAt: '2026-03-02T05:00:00Z' },
    ];
    try {
      const { user } = await openEditor('main', { schedule, others });
      expect(parts().slice(2)).toEqual([
        expect.stringMatching(/^scheduled Mon/),
        'lin.yue is editing',
        'wang has a draft from 3 hours ago',
      ]);
      await user.click(button(/^scheduled/));
      expect((await dialog()).getByText('lin.yue: Trade fair')).toBeInTheDocument();
      expect(await (await dialog()).findByText(/Fair$/, undefined, soon)).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  test('warns that what waits for its time will not go out, since something else was published meanwhile', async () => {
    const schedule = {
      revision: 'b'.repeat(64),
      body: { ...live, title: 'Fair' },
      conflicts: ['/title'],
      at: '2126-03-02T10:00:00Z',
      message: 'Trade fair',
      by: 'lin.yue',
      fault: null,
    };
    const { user } = await openEditor('main', { schedule });
    await user.click(button(/^scheduled .*: contradicts what was published since$/));
    const warning = within(await (await dialog()).findByRole('alert', undefined, soon));
    expect(warning.getByText(/Cancel the schedule, or schedule a new version/)).toBeInTheDocument();
    expect(warning.getByRole('listitem')).toHaveTextContent('Title');
  });

  test('a form in which nothing was changed follows what somebody else published, and says so', async () => {
    const [began, head] = ['a'.repeat(64), 'c'.repeat(64)];
    const entry = { author: 'lin.yue', at: '2026-03-02T08:00:00Z', bytes: 9, kind: 'publish', from: null };
    const newest = { ...entry, seq: 2, id: head, message: 'New slogan', published: true };
    const answer = (data: object) => () => HttpResponse.json({ code: 200, msg: 'ok', data });
    mockServer.use(
      http.get('*/api/admin/domains/main/revisions', answer({ items: [newest], next: null })),
      http.get(
        `*/api/admin/domains/main/revisions/${began}`,
        answer({ ...entry, seq: 1, id: began, message: '', published: false, body: live }),
      ),
    );
    const news = { ...live, logan: 'New slogan' };
    const { user, again } = await openEditor('main', { head: began, body: live });
    await again({ head, body: news });
    const notice = await screen.findByText(/lin.yue published “New slogan”. You had changed nothing/);
    expect([editor.body, editor.base]).toEqual([news, head]);
    expect(parts()).toEqual(['Live', 'no changes']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(notice).not.toBeInTheDocument();
  });

  test('tells who published while the draft was open, once there is something of one’s own to merge', async () => {
    const head = 'c'.repeat(64);
    const items = [
      {
        seq: 2,
        id: head,
        author: 'lin.yue',
        message: 'New slogan',
        at: '2026-03-02T08:00:00Z',
        bytes: 9,
        kind: 'publish',
        published: true,
        from: null,
      },
    ];
    mockServer.use(
      http.get('*/api/admin/domains/main/revisions', () =>
        HttpResponse.json({ code: 200, msg: 'ok', data: { items, next: null } }),
      ),
    );
    const began = { ...live, logan: 'Former slogan' };
    mockServer.use(
      http.get(`*/api/admin/domains/main/revisions/${'a'.repeat(64)}`, () =>
        HttpResponse.json({ code: 200, msg: 'ok', data: { ...items[0], id: 'a'.repeat(64), seq: 1, body: began } }),
      ),
    );
    const draft = { body: { ...began, title: 'Mine' }, base: 'a'.repeat(64), savedAt: '2026-03-02T07:00:00Z' };
    await openEditor('main', { head, draft });
    // Changes published by others are not counted.
    await waitFor(() => expect(parts()).toEqual(['Live', '1 change']), soon);
    expect(await screen.findByText(/lin.yue published “New slogan” while your draft was open/)).toBeInTheDocument();
  });

  test('a domain that was never published goes with its only draft', async () => {
    const dropped = vi.fn();
    mockServer.use(
      http.delete('*/api/admin/domains/new/draft', () => {
        dropped();
        return HttpResponse.json({ code: 200, msg: 'ok', data: null });
      }),
    );
    const { user } = await openEditor('main', {
      domain: 'new',
      head: null,
      body: null,
      draft: { body: { accessDomain: 'new' }, base: null, savedAt: '' },
    });
    expect(parts()).toEqual(['Not published yet']);
    await user.click(button('Discard'));
    expect((await dialog()).getByText(/disappears from the list/)).toBeInTheDocument();
    await user.click((await dialog()).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(dropped).toHaveBeenCalledOnce());
  });
});

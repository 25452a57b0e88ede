import { fireEvent, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { type Finding, FindingsList } from '../changes/FindingsList';
import { TextDiff } from '../changes/TextDiff';
import { ValueView } from '../changes/ValueView';
import { ConflictList } from './ConflictList';
import { PublishForm } from './PublishForm';
import { useRemembered } from './use-remembered';

beforeEach(() => sessionStorage.clear());

describe('why and when', () => {
  const form = async (more: Partial<Parameters<typeof PublishForm>[0]> = {}, done = true) => {
    const onPublish = vi.fn(async () => done);
    await renderWithI18n(<PublishForm domain="main" busy={false} onPublish={onPublish} {...more} />, [
      'admin',
      'admin-preview',
      'common',
    ]);
    return { onPublish, why: screen.getByLabelText(/^Reason/), go: () => userEvent.click(screen.getByRole('button')) };
  };

  test('spaces are no reason, and the reason goes without those around it', async () => {
    const { onPublish, why, go } = await form();
    await userEvent.type(why, '   ');
    await go();
    expect([onPublish.mock.calls.length, document.activeElement]).toEqual([0, why]);
    await userEvent.type(why, 'Trade fair ');
    await go();
    expect(onPublish).toHaveBeenCalledWith('Trade fair', undefined);
    expect(why).toHaveValue('');
  });

  test('what is scheduled already is said, with what becomes of it now and later', async () => {
    await form({ waiting: { by: 'lin.yue', at: '2099-06-01T08:30:00Z' } });
    expect(screen.getByText(/lin.yue has scheduled a version for 2099-06-01.*merged/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
    expect(screen.getByText(/replaces the version that lin.yue scheduled/)).toBeInTheDocument();
  });

  test('what was refused keeps its reason, also for the next time the drawer opens', async () => {
    const { why, go } = await form({}, false);
    await userEvent.type(why, 'Trade fair');
    await go();
    expect(why).toHaveValue('Trade fair');
    expect(renderHook(() => useRemembered('mw:why:main')).result.current[0]).toBe('Trade fair');
    expect(renderHook(() => useRemembered('mw:why:other')).result.current[0]).toBe('');
  });

  test('a time is the operator’s own, in the future, and a moment for everybody else', async () => {
    const { onPublish, why, go } = await form();
    await userEvent.type(why, 'Later');
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
    await go();
    expect(onPublish).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Time', { exact: false, selector: 'input[type="datetime-local"]' }), {
      target: { value: '2099-06-01T08:30' },
    });
    await go();
    expect(onPublish).toHaveBeenCalledWith('Later', new Date(2099, 5, 1, 8, 30).toISOString());
  });

  test.each([
    ['a reason why not', { blocked: 'Two errors.' }],
    ['it is under way', { busy: true }],
  ])('nothing goes out while there is %s', async (_, more) => {
    const { onPublish, why } = await form(more);
    await userEvent.type(why, 'Now');
    fireEvent.submit(why.closest('form') as HTMLFormElement);
    expect(onPublish).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });
});

test('findings come worst first, the same one once, each with its place and the way there; notes are folded', async () => {
  const finding = (severity: string, pointer: string, message = severity) =>
    ({ severity, kind: 'schema', pointer, message }) as Finding;
  const onJump = vi.fn();
  const findings = [finding('info', ''), finding('error', '/a'), finding('warning', '/b'), finding('error', '/a')];
  await renderWithI18n(<FindingsList findings={findings} body={{ b: 1 }} onJump={onJump} />, [
    'admin',
    'admin-preview',
    'common',
    'form',
    'admin-schema',
  ]);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('errora'),
    expect.stringContaining('warningb'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: '1 note' }));
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('info');
  expect(within(rows[0] as HTMLElement).getByRole('img', { name: 'Error' })).toBeInTheDocument();
  await userEvent.click(within(rows[1] as HTMLElement).getByRole('button'));
  expect(onJump).toHaveBeenCalledWith('/b');
});

test('of a conflict both sides are shown, and nothing is chosen for anybody', async () => {
  const onChoose = vi.fn();
  const conflict = { pointer: '/title', mine: 'Mine', theirs: 'Theirs' };
  const list = (choices: Record<string, 'mine' | 'theirs'>) => (
    <ConflictList conflicts={[conflict]} body={{ title: 'Mine' }} choices={choices} onChoose={onChoose} />
  );
  const { rerender } = await renderWithI18n(list({}), ['admin', 'form', 'admin-schema', 'admin-preview', 'common']);
  const [theirs, mine] = screen.getAllByRole('radio');
  expect([theirs, mine].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
  expect(mine?.closest('label')).toHaveTextContent('Mine');
  await userEvent.click(mine as HTMLElement);
  expect(onChoose).toHaveBeenCalledWith('/title', 'mine');
  await rerender(list({ '/title': 'theirs' }));
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
});

describe('a value', () => {
  const view = async (value: Parameters<typeof ValueView>[0]['value'], pointer = '/x') => {
    const { unmount } = await renderWithI18n(<ValueView value={value} pointer={pointer} />, [
      'admin',
      'form',
      'admin-schema',
    ]);
    const html = document.body.innerHTML;
    const text = document.body.textContent ?? '';
    unmount();
    return { html, text };
  };

  test('is shown as what it is: words, a colour, a picture, yes or no, a list, or the whole of it', async () => {
    expect((await view('<b>Words</b>')).html).toContain('&lt;b&gt;Words');
    expect((await view('#ff8800', '/theme/brandColor')).html).toContain('background-color: rgb(255, 136, 0)');
    expect((await view('/brand/logo.svg', '/logo')).html).toContain('src="/brand/logo.svg"');
    expect([(await view(true)).text, (await view(false)).text]).toEqual(['Yes', 'No']);
    expect((await view([1, 2])).text).toBe('1, 2');
    expect((await view({ a: 1, b: [{ c: true }] })).text).toBe('a1bcYes');
    expect((await view(undefined)).text).not.toBe('');
  });

  test('that calls itself a picture and is none is shown as words', async () => {
    for (const address of ['javascript:alert(1)', '//evil.example/logo.svg', 'http://plain.example/logo.svg'])
      expect((await view(address, '/logo')).html).not.toContain('<img');
  });
});

test('a text that was changed says what went and what came', async () => {
  await renderWithI18n(<TextDiff from="Ask the mill" to="Ask the old mill" />, []);
  expect(document.querySelectorAll('del')).toHaveLength(0);
  expect([...document.querySelectorAll('ins')].map((mark) => mark.textContent?.trim())).toEqual(['old']);
  expect(document.querySelector('p')?.textContent).toBe('Ask the old mill');
});

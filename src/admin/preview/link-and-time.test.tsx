import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { CopyLink } from './CopyLink';
import { defaultContext } from './context';
import { readContext } from './context-params';
import { draftInHash, unpackDraft } from './draft-link';
import { MomentField } from './MomentField';

afterEach(() => vi.unstubAllGlobals());

describe('a link to a view', () => {
  const context = {
    ...defaultContext('main'),
    route: '/q?wd=a%20b&x=1',
    viewport: 390 as const,
    role: 'personal' as const,
  };
  let view: Awaited<ReturnType<typeof renderWithI18n>>;
  const copy = async (draft: unknown, take: (text: string) => Promise<void> = async () => undefined) => {
    const user = userEvent.setup();
    const writeText = vi.fn(take);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    view = await renderWithI18n(<CopyLink context={context} draft={draft} />, ['admin-preview']);
    await user.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    return new URL(writeText.mock.calls[0]?.[0] ?? '');
  };

  test('holds the whole context and the draft, so that it opens just this', async () => {
    const draft = { accessDomain: 'main', title: '炉前', own: [1] };
    const link = await copy(draft);
    expect(readContext('main', link.searchParams)).toEqual(context);
    expect(await unpackDraft(draftInHash(link.hash) ?? '')).toEqual({ draft });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('can be copied by hand where the browser refuses', async () => {
    const link = await copy({ accessDomain: 'main' }, () => Promise.reject(new Error('not allowed')));
    expect(screen.getByRole('textbox')).toHaveValue(link.href);
  });

  test('is said to be copied as long as just that is shown', async () => {
    const draft = { accessDomain: 'main' };
    await copy(draft);
    const said = () => screen.getByRole('status').textContent;
    await view.rerender(<CopyLink context={{ ...context, viewport: 1280 }} draft={draft} />);
    expect(said()).toBe('');
    await view.rerender(<CopyLink context={context} draft={{ ...draft, title: 'T' }} />);
    expect(said()).toBe('');
    await view.rerender(<CopyLink context={context} draft={draft} />);
    expect(said()).not.toBe('');
  });

  test('says when the draft is too large to go along, and opens the saved one', async () => {
    const random = Array.from({ length: 60_000 }, (_, n) =>
      String.fromCharCode(33 + (((n * 7919) ^ (n >> 3)) % 90)),
    ).join('');
    const link = await copy({ accessDomain: 'main', own: random });
    expect(link.hash).toBe('');
    expect(screen.getByRole('status').textContent).toMatch(/too large|saved/i);
  });

  test('of a fixture carries no draft', async () => {
    expect((await copy(undefined)).hash).toBe('');
  });
});

describe('the moment at which the page believes to be', () => {
  const show = async (now: string | null) => {
    const onChange = vi.fn();
    const { rerender } = await renderWithI18n(<MomentField now={now} onChange={onChange} />, ['admin-preview']);
    const field = document.querySelector('input') as HTMLInputElement;
    return { onChange, field, become: (then: null) => rerender(<MomentField now={then} onChange={onChange} />) };
  };

  test('is chosen on the operator’s clock and kept as a moment for everybody', async () => {
    const { onChange, field } = await show(null);
    expect(field).toHaveValue('');
    fireEvent.change(field, { target: { value: '2026-03-01T08:30' } });
    expect(onChange).toHaveBeenCalledWith({ now: new Date(2026, 2, 1, 8, 30).toISOString() });
  });

  test('is shown as that clock has it, and taken back by its button or by clearing it', async () => {
    const { onChange, field, become } = await show(new Date(2026, 2, 1, 8, 30).toISOString());
    expect(field).toHaveValue('2026-03-01T08:30');
    fireEvent.change(field, { target: { value: '' } });
    await userEvent.click(screen.getByRole('button'));
    expect(onChange.mock.calls).toEqual([[{ now: null }], [{ now: null }]]);
    // The button disappears with the time; focus stays.
    await become(null);
    expect(field).toHaveFocus();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PropsOf } from '@/renderer/types';
import type { Locale } from '../../../../generated/locales';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import Suggested from './View';

async function show(count: number, props: PropsOf<'answer/suggested'> = {}, locale: Locale = 'en-US') {
  const mood = { fails: false };
  const { calls, around } = withCalls(() => {
    if (mood.fails) throw new Error('down');
    return Array.from({ length: count }, (_, at) => ({ id: at, text: `Why & how ${at}?`, category: null }));
  });
  const fail = () => {
    mood.fails = true;
  };
  const recover = () => {
    mood.fails = false;
  };
  const open = () =>
    renderWithI18n(
      around(<Suggested id="s" props={props} level={2} slots={{}} />),
      ['answer', 'common', 'errors'],
      locale,
    );
  return { calls, open, fail, recover };
}
const shown = () => screen.queryAllByRole('link').map((each) => Number(/\d+/.exec(each.textContent ?? '')?.[0]));
const shuffle = () => userEvent.click(screen.getByRole('button'));

test('a question leads to its answer, whatever signs are in it', async () => {
  const { open } = await show(1);
  await open();
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/q?wd=Why+%26+how+0%3F');
  expect(screen.queryByRole('button')).toBeNull();
});

test('others come on request, all of them, and then the first again', async () => {
  const { open, calls } = await show(7, { limit: 3 });
  await open();
  await screen.findAllByRole('link');
  const turns = [shown()];
  for (let turn = 0; turn < 2; turn += 1) {
    await shuffle();
    turns.push(shown());
  }
  expect(turns).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 0, 1],
  ]);
  expect(calls).toHaveLength(1);
});

test('asks in the language of the page, within the scope of the domain', async () => {
  const { open, calls } = await show(1, { scope: [2, 3] }, 'zh-CN');
  await open();
  await screen.findByRole('link');
  const query = new URL(calls[0]?.path ?? '', 'http://a').searchParams;
  expect([query.get('lang'), query.get('scope')]).toEqual(['zh', '2,3']);
  expect(screen.getByRole('list')).toHaveAttribute('lang', 'zh');
});

test('nothing to suggest is said, and what did not come can be asked for again', async () => {
  const none = await show(0);
  await none.open();
  expect(await screen.findByText(/./, { selector: 'section > p' })).toBeVisible();
  const { open, fail, recover } = await show(2);
  fail();
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  recover();
  await userEvent.click(again);
  expect(await screen.findAllByRole('link')).toHaveLength(2);
});

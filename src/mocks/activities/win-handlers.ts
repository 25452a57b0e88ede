import type { RequestHandler } from 'msw';
import type { Locale } from '../../../generated/locales';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { entries, find, winOf } from './mock-activity';

/** The win of an id such as `award1024.2`, and a way to change its state. */
async function open(win: string, locale: Locale) {
  const [activity = '', number = ''] = win.split('.');
  const entry = entries.get(activity);
  const draw = entry?.draws.find(({ k }) => String(k) === number);
  const document = await find(activity, locale);
  const read = () => (entry && draw ? winOf(document, entry, draw, locale)[0] : undefined);
  const found = read();
  if (!entry || !draw || !found) throw new Refusal(404, noSuch('win', win)[locale]);
  const move = (state: 'claimed' | 'refused') => {
    entry.claims[draw.k] = state;
    return read() ?? found;
  };
  return { found, move };
}

/** Prizes of the one visitor. */
export const winHandlers = (): RequestHandler[] => [
  mockOperation('getWin', async ({ arg, locale }) => (await open(arg.win, locale)).found),
  mockOperation('showWinCode', async ({ arg, locale }) => ({
    ...(await open(arg.win, locale)).found,
    code: 'K7M2QXRT',
  })),
  mockOperation('claimWin', async ({ arg, locale }) => (await open(arg.win, locale)).move('claimed')),
  mockOperation('refuseWin', async ({ arg, locale }) => (await open(arg.win, locale)).move('refused')),
];

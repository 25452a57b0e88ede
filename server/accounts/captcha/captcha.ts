import type { Locale } from '../../../generated/locales';
import type { Store } from '../../base/database/db';
import type { Network } from '../../base/http/network-of';
import { byNetwork } from '../../base/limits/by-network';
import { limits } from '../../base/limits/limits';
import { take } from '../../base/limits/take';
import { wrongCaptcha } from '../people-errors';
import { keepCaptcha, redeemCaptcha } from '../store/captchas';
import { askQuestion } from './ask-question';
import { drawCaptcha, newAnswer } from './draw-captcha';

export async function makeCaptcha(store: Store, network: Network) {
  const answer = newAnswer();
  const budgets = byNetwork('captcha', network, limits.pictures);
  const captchaToken = await take(store, budgets, (trx) => keepCaptcha(trx, answer));
  return { captchaImage: await drawCaptcha(answer), captchaToken };
}

export async function makeQuestion(store: Store, network: Network, locale: Locale) {
  const { question, answer } = askQuestion(locale);
  const budgets = byNetwork('question', network, limits.questions);
  return { question, captchaToken: await take(store, budgets, (trx) => keepCaptcha(trx, answer, 'question')) };
}

/** Throws if the answer is wrong. Either way the captcha is used up. */
export async function passCaptcha({ db }: Store, token: string, typed: string): Promise<void> {
  const answer = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  if (!(await redeemCaptcha(db, token, answer))) throw wrongCaptcha();
}

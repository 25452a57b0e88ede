import type { Locale } from '../../plugins/errors';
import { tooMany } from '../../plugins/errors';
import type { Store } from '../../store/db';
import { spend } from '../../store/people/budgets';
import { keepCaptcha, redeemCaptcha } from '../../store/people/captchas';
import { wrongCaptcha } from '../people-errors';
import { askQuestion } from './ask-question';
import { drawCaptcha, newAnswer } from './draw-captcha';

/** A picture costs work and a row: one address gets so many in ten minutes. Questions are easier for machines, so there are fewer. */
const pictures = { most: 300, perSeconds: 600 };
const questions = { most: 20, perSeconds: 600 };

export async function makeCaptcha({ db }: Store, address: string) {
  await within(db, `captcha:${address}`, pictures);
  const answer = newAnswer();
  const captchaToken = await keepCaptcha(db, answer);
  return { captchaImage: await drawCaptcha(answer), captchaToken };
}

export async function makeQuestion({ db }: Store, address: string, locale: Locale) {
  await within(db, `question:${address}`, questions);
  const { question, answer } = askQuestion(locale);
  return { question, captchaToken: await keepCaptcha(db, answer) };
}

/** Refuses a wrong answer. Right or wrong, this captcha is used up. */
export async function passCaptcha({ db }: Store, token: string, typed: string): Promise<void> {
  const answer = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  if (!(await redeemCaptcha(db, token, answer))) throw wrongCaptcha();
}

async function within(db: Store['db'], key: string, budget: { most: number; perSeconds: number }): Promise<void> {
  const waitMs = await spend(db, { key, ...budget });
  if (waitMs > 0) throw tooMany(waitMs);
}

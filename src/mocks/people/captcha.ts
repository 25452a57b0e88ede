import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { toDataUrl } from '@/browser/to-data-url';
import type { Locale } from '../../../generated/locales';
import { loadFixture } from '../default-answer';
import { message } from '../message';
import { type PeopleState, withPeople } from './people-state';

const GOOD_FOR_MS = 5 * 60 * 1000;
/** Without characters that look alike. */
const LETTERS = 'ABCDEFGHJKMNPRTUVWXY346789';
const [WIDTH, HEIGHT] = [112, 40];

export async function makeCaptcha(): Promise<Data<'getCaptcha'>> {
  const text = Array.from({ length: 4 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
  return { captchaImage: await drawCaptcha(text), captchaToken: keepAnswer(text) };
}

export function askCaptcha(locale: Locale): Data<'getCaptchaQuestion'> {
  const [a, b] = [2 + Math.floor(Math.random() * 7), 2 + Math.floor(Math.random() * 7)];
  const question = message('accounts:captcha.plus', { a, b })[locale];
  return { question, captchaToken: keepAnswer(String(a + b)) };
}

function keepAnswer(answer: string): string {
  return withPeople((state) => {
    const now = Date.now();
    for (const [token, { until }] of Object.entries(state.captchas)) if (until < now) delete state.captchas[token];
    const token = newId();
    state.captchas[token] = { answer, until: now + GOOD_FOR_MS };
    return token;
  });
}

/** A captcha is valid for one attempt, right or wrong. */
export function spendCaptcha(state: PeopleState, token: string, answer: string): boolean {
  const captcha = state.captchas[token];
  delete state.captchas[token];
  return captcha !== undefined && captcha.until > Date.now() && captcha.answer === answer.toUpperCase();
}

async function drawCaptcha(text: string): Promise<string> {
  const canvas = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas?.getContext('2d');
  // Tests have no canvas; they read the answer from the state.
  if (!canvas || !context) return (await loadFixture<{ data: Data<'getCaptcha'> }>('getCaptcha')).data.captchaImage;
  context.fillStyle = '#f5f6f8';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  [...text].forEach((letter, at) => {
    context.save();
    context.translate(16 + at * 26, 27);
    context.rotate((Math.random() - 0.5) * 0.6);
    context.font = 'bold 24px sans-serif';
    context.fillStyle = `hsl(${Math.random() * 360} 50% 32%)`;
    context.fillText(letter, -6, 0);
    context.restore();
  });
  return toDataUrl(await canvas.convertToBlob({ type: 'image/png' }));
}

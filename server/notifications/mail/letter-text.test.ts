import { expect, test } from 'vitest';
import { LOCALES } from '../../../generated/locales';
import { KINDS } from '../kinds';
import { letterText } from './letter-text';

test.each(KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))(
  'a mail about %s in %s has no hole in its words',
  (kind, locale) => {
    const row = { kind, actors: ['Ann'], count: 1, id: 1, title: 'Rounds', link: '/', at: '', read: false };
    const about = { origin: 'https://mill.example', brand: 'Mill', color: undefined, token: 't' };
    const { subject, text } = letterText({ ...about, rows: [row], digest: false, locale });
    expect(subject).toContain('Rounds');
    expect(subject + text).not.toMatch(/[{}]/);
  },
);

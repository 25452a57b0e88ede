import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { Letter } from '../../accounts';
import { message } from '../../base/messages/message';
import { escapeHtml } from '../../base/text/escape-html';

type Row = components['schemas']['Notification'];

export interface LetterContent {
  rows: readonly Row[];
  digest: boolean;
  /** Address of the portal, without a path. */
  origin: string;
  brand: string;
  color: string | undefined;
  locale: Locale;
  token: string;
}

/** Of a digest; the others are counted. */
const MOST = 30;
const LONGEST_SUBJECT = 150;

/** Subject, text and HTML, in the portal's name and colour. Nothing is loaded from anywhere, so opening it tells nobody. */
export function letterText(content: LetterContent): Omit<Letter, 'headers'> {
  const { rows, digest, origin, brand, locale, token } = content;
  const lead = digest ? message('notifications:letter.lead', { brand })[locale] : '';
  const items = rows.slice(0, MOST).map((row) => {
    const { title, link, count } = row;
    const said = saidOf(row, locale);
    const counted = count > 1 ? message('notifications:letter.times', { said, count })[locale] : said;
    return { said: counted, title, link: `${origin}${link}` };
  });
  const left = rows.length - items.length;
  const more = left > 0 ? message('notifications:letter.more', { count: left })[locale] : '';
  const ends = [
    { text: message('notifications:letter.settings')[locale], link: `${origin}${SETTINGS}` },
    { text: message('notifications:letter.stop')[locale], link: `${origin}/api/mail/unsubscribe/${token}` },
  ];
  const why = message('notifications:letter.why', { brand })[locale];
  const [first] = items;
  const about = first?.title ? message('notifications:letter.about', first)[locale] : (first?.said ?? '');
  const subject = digest ? message('notifications:letter.digest', { brand, count: rows.length })[locale] : about;
  const parts = { ...{ lead, items, more, why, ends }, subject: oneLine(subject).slice(0, LONGEST_SUBJECT) };
  return { subject: parts.subject, text: plain(parts, locale), html: html(parts, content) };
}

const SETTINGS = '/personInfo?PersonCommunity=/usercenter/settings';

interface Parts {
  subject: string;
  lead: string;
  items: { said: string; title: string; link: string }[];
  more: string;
  why: string;
  ends: { text: string; link: string }[];
}

/** Without control characters, which would begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function saidOf({ kind, actors, count }: Row, locale: Locale): string {
  const names = count > actors.length && actors.length > 1 ? [...actors, others(locale)] : actors;
  const who = names.length > 0 ? new Intl.ListFormat(locale).format(names) : message('notifications:somebody')[locale];
  return (isDone(kind) ? message(`notifications:said.${kind}`, { who }) : message(`notifications:said.${kind}`))[
    locale
  ];
}

/** What somebody has done, and says who. */
const DONE = [
  ...(['answer', 'accepted', 'closed', 'comment', 'mention', 'followed', 'verified-disputed'] as const),
  ...(['order-decided', 'response', 'response-decided', 'contact'] as const),
] as const;
const isDone = (kind: Row['kind']): kind is (typeof DONE)[number] => DONE.some((one) => one === kind);

const others = (locale: Locale) => message('notifications:others')[locale];

function plain({ lead, items, more, why, ends }: Parts, locale: Locale): string {
  const told = items.map(({ said, title, link }) => [said, title && oneLine(title), link].filter(Boolean).join('\n'));
  const foot = [why, ...ends.map((end) => message('notifications:letter.foot', end)[locale])].join('\n');
  return [lead, ...told, more, `-- \n${foot}`].filter(Boolean).join('\n\n');
}

const STYLE = `body{margin:0;padding:24px 12px;background:#f5f6f8;color:#1b1d21;font:16px/1.6 system-ui,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:600px;margin:0 auto;padding:20px 24px 24px;background:#fff;border-top:4px solid}
h1{margin:0 0 16px;font-size:18px}ul{margin:0;padding:0;list-style:none}li{padding:12px 0;border-top:1px solid #e3e5e9}
a{color:inherit}p{margin:0 0 12px}footer{max-width:600px;margin:16px auto 0;padding:0 24px;font-size:13px;color:#565b64}
@media (prefers-color-scheme:dark){body{background:#131517;color:#e8eaed}main{background:#1d2023}li{border-color:#363a3f}footer{color:#a9afb8}}`;

function html({ subject, lead, items, more, why, ends }: Parts, { brand, color, locale }: LetterContent): string {
  const text = (words: string) => escapeHtml(words);
  const link = (words: string, href: string) => `<a href="${text(href)}">${text(words)}</a>`;
  const rows = items.map(({ said, title, link: href }) =>
    title ? `<li>${text(said)}<br>${link(title, href)}</li>` : `<li>${link(said, href)}</li>`,
  );
  const stripe = /^#[0-9a-f]{3,6}$/i.test(color ?? '') ? ` style="border-top-color:${color}"` : '';
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${text(subject)}</title><style>${STYLE}</style></head><body>`,
    `<main${stripe}><h1>${text(brand)}</h1>${lead && `<p>${text(lead)}</p>`}<ul>${rows.join('')}</ul>`,
    `${more && `<p>${text(more)}</p>`}</main><footer><p>${text(why)}</p>`,
    `<p>${ends.map((one) => link(one.text, one.link)).join(' · ')}</p></footer></body></html>`,
  ].join('');
}

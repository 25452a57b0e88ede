import type { Locale } from '../../../generated/locales';
import { LOCALES } from '../../../generated/locales';
import { localize } from '../../../setting/messages/localize';
import { visibleText } from '../../../setting/tool/visible-text';
import { message } from '../../base/messages/message';
import type { OpenCall, Values } from './proposal';

type Result = Awaited<ReturnType<OpenCall['make']>>;
type Cell = Result['rows'][number][number];

/** Rows told in words; the form of the tool shows more. */
const MOST_ROWS = 40;
const LONGEST_TEXT = 8_000;

/** What a call is, and what is sent, in Markdown. */
export function callHead({ name, operation }: OpenCall, values: Values, locale: Locale): string {
  const sent = argumentsOf(operation.inputs, values).map(
    ({ label, value }) => `- ${plain(localize(label, locale))}: ${codeSpan(visibleText(value))}`,
  );
  return [
    `**${plain(localize(name, locale))}: ${plain(localize(operation.name, locale))}**`,
    ...(sent.length > 0 ? ['', ...sent] : []),
  ].join('\n');
}

/** Exactly what is sent, in the order of the form. */
export const argumentsOf = (inputs: OpenCall['operation']['inputs'], values: Values) =>
  inputs.flatMap(({ name, label }) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined || value === '' ? [] : [{ name, label, value }];
  });

/** What the other system answered, in Markdown that cannot be anything but text, values and tables. */
export function resultText({ kind, columns, rows, total, text, at, ms, bytes }: Result, locale: Locale): string {
  const asked = message('answers:calls.asked', { at, ms, bytes })[locale];
  if (kind === 'text') return [codeBlock(text.slice(0, LONGEST_TEXT)), '', asked].join('\n');
  const head = columns.map(({ label }) => plain(localize(label, locale)));
  const shown = rows.slice(0, MOST_ROWS);
  if (shown.length === 0) return [message('answers:calls.empty')[locale], '', asked].join('\n');
  // The unit stands with every number, so that a sentence about it can be checked.
  const cells = shown.map((row) => row.map((cell, n) => cellText(cell, columns[n]?.unit)));
  const table = [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
  const more = total > shown.length ? ['', message('answers:calls.first', { shown: shown.length, total })[locale]] : [];
  return [...table, ...more, '', asked].join('\n');
}

function cellText(cell: Cell, unit: string | undefined): string {
  if (cell === null) return '—';
  const value = typeof cell === 'number' ? String(Number(cell.toPrecision(8))) : plain(String(cell));
  return unit && typeof cell === 'number' ? `${value} ${plain(unit)}` : value;
}

/** Text of others as one line that is no Markdown, and no marker of a source. */
const plain = (text: string): string => visibleText(text.replace(/\s+/g, ' ')).replace(/[\\`*_[\]<>#|~$!&]/g, '\\$&');

/** Longer than any run of backticks in the text. */
const fenceFor = (text: string, least: number) =>
  '`'.repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

function codeSpan(text: string): string {
  const fence = fenceFor(text, 1);
  return `${fence}${/^[` ]|[` ]$/.test(text) ? ` ${text} ` : text}${fence}`;
}

function codeBlock(text: string): string {
  const fence = fenceFor(text, 3);
  return `${fence}text\n${text.trimEnd()}\n${fence}`;
}

/** The name of a call as the title of a source. */
export const titleOfCall = ({ name, operation }: OpenCall, locale: Locale): string =>
  `${visibleText(localize(name, locale))}: ${visibleText(localize(operation.name, locale))}`;

export const namesOfCall = ({ name, operation }: OpenCall) => {
  const both = (text: OpenCall['name']) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, localize(text, locale)])) as OpenCall['name'];
  return { tool: both(name), operation: both(operation.name) };
};

import type { Translate } from '@/i18n/translate';
import { type LocalizedText, localize } from '@/lib/localize';
import type { Calculation, Calculator } from '../../../setting/assistant/calculator/calculate';
import { showNumber } from '../../../setting/assistant/calculator/show-number';
import { writeCsvRows } from '../../../setting/table/write-csv';
import { inSymbols, inValues } from './shown-steps';

interface Written {
  document: Calculator;
  calculation: Calculation;
  locale: string;
  t: Translate<'guided'>;
}

const unitOf = (unit: string) => (unit === '1' ? '' : unit);

/** A calculation as Markdown, with everything needed to check it by hand. */
export function writeMarkdown({ document, calculation, locale, t }: Written): string {
  const say = (text: LocalizedText) => localize(text, locale);
  const lines = [`# ${say(document.title)}`, ''];
  if (document.estimate) lines.push(t('calculator.estimate'), '');
  for (const { input, entry } of calculation.inputs) {
    const option = input.options?.find(({ value }) => String(value) === entry.text);
    lines.push(
      `- ${say(input.label)} ${input.symbol} = ${option ? say(option.label) : `${entry.text} ${unitOf(entry.unit)}`}`.trimEnd(),
    );
  }
  lines.push('', `## ${t('calculator.way')}`, '');
  calculation.steps.forEach((result, n) => {
    const { step, value } = result;
    const shown =
      value === undefined
        ? '—'
        : `${inValues(calculation, result)} = ${showNumber(value, step.digits)} ${unitOf(step.unit)}`;
    lines.push(`${n + 1}. ${say(step.label)}: ${step.symbol} = ${inSymbols(calculation, result)} = ${shown}`.trimEnd());
  });
  for (const { text } of calculation.outside) lines.push('', `**${t('calculator.outside')}** ${say(text)}`);
  lines.push('', `## ${t('evidence.source')}`, '');
  if (document.standard)
    lines.push(t('calculator.standard', { name: document.standard.name, year: document.standard.year }), '');
  if (document.source) lines.push(say(document.source), '');
  for (const { section, quote } of document.evidence) lines.push(`> ${say(quote)}`, `> — ${say(section)}`, '');
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Inputs and steps as rows: symbol, label, value, unit. Results have their full precision. */
export function writeCsv({ calculation, locale, t }: Written): string {
  const say = (text: LocalizedText) => localize(text, locale);
  const rows: (string | number)[][] = [[t('csv.symbol'), t('csv.label'), t('csv.value'), t('csv.unit')]];
  for (const read of calculation.inputs)
    rows.push([
      read.input.symbol,
      say(read.input.label),
      'problem' in read ? read.entry.text : read.value,
      unitOf('problem' in read ? read.entry.unit : read.input.unit),
    ]);
  for (const { step, value } of calculation.steps)
    rows.push([step.symbol, say(step.label), value ?? '', unitOf(step.unit)]);
  return writeCsvRows(rows);
}

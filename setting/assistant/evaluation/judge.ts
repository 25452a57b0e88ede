import type { LocalizedText } from '../../messages/catalogue';
import { message } from '../../messages/message';
import type { Case, Lost, Outcome } from './outcome';

/** Space and case make no difference to a reader, and so none here. */
const fold = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
const holds = (text: string, words: string) => fold(text).includes(fold(words).trim());

/** What was not as expected; nothing if the case passes. */
export function judge({ expect }: Pick<Case, 'expect'>, outcome: Outcome): LocalizedText[] {
  const found: LocalizedText[] = [];
  if (outcome.lost) found.push(sayLost(outcome.lost));
  const { result, cites = [], contains = [], never = [], value } = expect;
  if (result !== undefined && outcome.result !== result)
    found.push(
      outcome.result === undefined
        ? message('setting:case.noResult', { expected: result })
        : message('setting:case.result', { expected: result, found: outcome.result }),
    );
  for (const { doc, quote } of cites) {
    const quotes = outcome.cites.filter(({ names }) => names.some((name) => fold(name) === fold(doc)));
    if (quotes.length === 0) found.push(message('setting:case.notCited', { doc }));
    else if (quote !== undefined && !quotes.some((one) => holds(one.quote, quote)))
      found.push(message('setting:case.notQuoted', { doc, quote }));
  }
  for (const words of contains) if (!holds(outcome.text, words)) found.push(message('setting:case.lacks', { words }));
  for (const words of never) if (holds(outcome.text, words)) found.push(message('setting:case.says', { words }));
  if (value) found.push(...judgeNumber(value, outcome.values.get(value.name)));
  return found;
}

function judgeNumber(
  { name, number, tolerance = 0 }: NonNullable<Case['expect']['value']>,
  found: number | undefined,
): LocalizedText[] {
  if (found === undefined) return [message('setting:case.noNumber', { name })];
  // What was typed in decimals is not exact in binary.
  const slack = tolerance + 1e-9 * Math.max(1, Math.abs(number));
  return Math.abs(found - number) <= slack
    ? []
    : [message('setting:case.number', { name, expected: number, tolerance, found: Number(found.toPrecision(6)) })];
}

function sayLost(lost: Lost): LocalizedText {
  const turn = lost.turn + 1;
  switch (lost.kind) {
    case 'notAsked':
      return message('setting:case.notAsked', { turn, at: lost.at, asked: lost.asked });
    case 'notAnswer':
      return message('setting:case.notAnswer', { turn, at: lost.at, value: lost.value });
    case 'notInput':
      return message('setting:case.notInput', { turn, id: lost.id, text: lost.text });
    case 'missing':
      return message('setting:case.missing', { turn, id: lost.id });
  }
}

import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { localize } from '../../messages/localize';
import { type AssistantDefinition, addressOf } from '../catalogue/library';
import type { Calculator, Entries, Entry } from './calculate';
import { offerCalculator } from './offer-calculator';

type Told = components['schemas']['CalculatorOffer'];

/** The formula for a question, of those that a visitor's assistants offer, in words; null if there is none. */
export function tellOffer(
  question: string,
  from: { calculators: ReadonlyMap<string, Calculator>; offered: readonly AssistantDefinition[] },
  locale: Locale,
): Told | null {
  const homes = new Map(from.offered.flatMap((one) => one.calculators.map((id) => [id, one] as const)).toReversed());
  const usable = [...from.calculators.values()].filter(({ id }) => homes.has(id));
  const found = offerCalculator(question, usable);
  const home = found && homes.get(found.calculator.id);
  if (!found || !home) return null;
  const { calculator, entries, unused } = found;
  const { id, title, standard, source, estimate, inputs } = calculator;
  const stands = standard ? `${standard.name}:${standard.year}` : localize(source, locale);
  const isFilled = (input: Calculator['inputs'][number]) => Object.hasOwn(entries, input.id);
  return {
    ...{ id, estimate, title: localize(title, locale), url: addressWith(addressOf(home), id, entries) },
    ...(stands && { source: stands }),
    filled: inputs.filter(isFilled).map((input) => {
      const { symbol, label, options } = input;
      const entry = entries[input.id] as Entry;
      const option = options?.find(({ value }) => String(value) === entry.text);
      return {
        symbol,
        label: localize(label, locale),
        value: option ? localize(option.label, locale) : writeEntry(entry),
      };
    }),
    open: inputs.filter((input) => !isFilled(input)).map(({ label }) => localize(label, locale)),
    unused: unused.slice(0, 40).map((words) => words.slice(0, 80)),
  };
}

const writeEntry = ({ text, unit }: Entry) => (unit === '1' ? text : `${text} ${unit}`);

/** As `readAddressValues` reads it. */
function addressWith(page: string, id: string, entries: Entries): string {
  const values = Object.entries(entries).map(
    ([input, { text, unit }]) => [input, `${text} ${unit}`] as [string, string],
  );
  const query = new URLSearchParams([['calc', id], ...values]);
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}

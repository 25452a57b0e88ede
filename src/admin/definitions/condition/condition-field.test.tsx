import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import sample from '../../../../fixtures/seed/activities/search-habits.json';
import type { Locale } from '../../../../generated/locales';
import type { Condition, Question, Rule } from '../../../../setting/activity/activity-document';
import { checkActivity } from '../../../../setting/activity/check-activity';
import { datedActivity, type SampleActivity } from '../../../../setting/activity/sample-activity';
import { localize } from '../../../../setting/messages/localize';
import { editValue } from '../../editor/document/edit-value';
import { ConditionField } from './ConditionField';
import type { FoundAt } from './faults-of';

const words = (text: string) => ({ 'zh-CN': `${text}（中）`, 'en-US': text });
const choices = ['a', 'b', 'c'].map((id) => ({ id, text: words(`Choice ${id}`) }));
const ask = (id: string, type: Question['type'], more: Partial<Question> = {}): Question =>
  ({ id, type, title: words(`Ask ${id}`), ...more }) as Question;
const earlier = [
  ask('one', 'single', { choices }),
  ask('many', 'multiple', { choices }),
  ask('order', 'ranking', { choices }),
  ask('rate', 'scale', { min: 0, max: 10 }),
  ask('count', 'number'),
  ask('agree', 'consent'),
  ask('words', 'text'),
  ask('day', 'date'),
  ask('grid', 'matrix', { choices, rows: choices }),
  ask('note', 'information'),
];
const AT = `/questions/${earlier.length}/when`;
const bodyWith = (when?: Condition) => ({ questions: [...earlier, ask('last', 'text', when && { when })] });

const choice = fc.constantFrom('a', 'b', 'c');
const number = fc.integer({ min: -20, max: 20 });
const leaf = fc.oneof(
  fc.record({ question: fc.constant('one'), is: choice }),
  fc.record({ question: fc.constantFrom('many', 'order'), includes: choice }),
  fc.record({ question: fc.constantFrom('rate', 'count'), above: number }),
  fc.record({ question: fc.constantFrom('rate', 'count'), below: number }),
  fc.record({ question: fc.constantFrom('rate', 'count'), is: number }),
  fc.record({ question: fc.constant('agree'), is: fc.boolean() }),
  fc.record({ question: fc.constant('words'), is: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }) }),
  fc.record({ question: fc.constant('day'), is: fc.constantFrom('2026-02-28', '2024-02-29', 'soon') }),
  fc.record({ question: fc.constantFrom('one', 'grid', 'words'), answered: fc.constant(true) }),
) as fc.Arbitrary<Condition>;
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ) as fc.Arbitrary<Condition>,
}));

const i18n = { 'en-US': createI18n('en-US'), 'zh-CN': createI18n('zh-CN') };
beforeAll(async () => {
  for (const one of Object.values(i18n)) await Promise.all([one.load('form'), one.load('admin-definitions')]);
});
afterEach(cleanup);

let now: unknown;
interface Start {
  kind?: 'condition' | 'eligibility';
  value?: unknown;
  findings?: readonly FoundAt[];
  readOnly?: boolean;
  locale?: Locale;
}
function Field({ kind = 'condition', value: start, findings = [], readOnly = false }: Start): ReactNode {
  const [value, setValue] = useState(start);
  now = value;
  const pointer = kind === 'condition' ? AT : '/eligibility';
  const field = { kind, id: 'it', pointer, label: 'Appears when', value, readOnly, onChange: setValue };
  const organizations = [
    { id: 'mill', name: 'Rolling mill' },
    { id: 'port', name: 'Harbour' },
  ];
  return <ConditionField {...{ field, findings, organizations }} body={bodyWith(value as Condition)} />;
}
const show = (start: Start) =>
  render(
    <I18nContext value={i18n[start.locale ?? 'en-US']}>
      <Field {...start} />
    </I18nContext>,
  );

/** What the controls say, as a document. */
function read(group: HTMLElement): Condition {
  const kind = (group.querySelector('select') as HTMLSelectElement).value;
  const parts = [...group.querySelectorAll<HTMLElement>(':scope > div > fieldset')].map(read);
  if (kind === 'all' || kind === 'any') return { [kind]: parts } as Condition;
  if (kind === 'not') return { not: parts[0] as Condition };
  const of = within(group);
  const question = (of.getByLabelText('Question') as HTMLSelectElement).value;
  const comparison = (of.getByLabelText('Comparison') as HTMLSelectElement).value;
  if (comparison === 'answered') return { question, answered: true };
  return { question, [comparison]: saidBy(of.getByLabelText('Compared with')) } as Condition;
}

function saidBy(control: HTMLElement): unknown {
  if (control instanceof HTMLInputElement) return control.type === 'number' ? Number(control.value) : control.value;
  const said = (control as HTMLSelectElement).selectedOptions[0]?.textContent ?? '';
  if (said === 'yes' || said === 'no') return said === 'yes';
  return /^-?\d+$/.test(said) ? Number(said) : said.replace('Choice ', '');
}

const outer = () => screen.getAllByRole('group')[0] as HTMLElement;
const kinds = () => screen.getAllByRole('combobox', { name: 'Condition' });

describe('a condition as a form', () => {
  test('shows all that the document says, and changes nothing by being looked at', () => {
    fc.assert(
      fc.property(condition, (value) => {
        show({ value });
        expect(read(outer())).toEqual(value);
        expect(now).toBe(value);
        cleanup();
      }),
      { numRuns: 25 },
    );
  });

  test('a change reaches the text exactly, and leaves the rest of it alone', () => {
    const text = (when: Condition) => JSON.stringify({ ...bodyWith(when), extra: [1, { a: ' ' }] }, null, 2);
    fc.assert(
      fc.property(condition, condition, (before, after) => {
        expect(JSON.parse(editValue(text(before), AT, before, after))).toEqual(JSON.parse(text(after)));
      }),
    );
  });

  test('names questions and choices in the reader’s language, and offers earlier questions with answers only', () => {
    show({ value: { question: 'one', is: 'b' }, locale: 'zh-CN' });
    const [, question, comparison, value] = screen.getAllByRole('combobox') as HTMLSelectElement[];
    expect(question).toHaveDisplayValue('1. Ask one（中）');
    expect([...(question?.options ?? [])].map((each) => each.value)).toEqual(
      earlier.filter(({ type }) => type !== 'information').map(({ id }) => id),
    );
    expect(comparison).toHaveDisplayValue('是');
    expect(value).toHaveDisplayValue('Choice b（中）');
  });

  test('is built by keys alone: added, joined, turned into another question, and taken away', async () => {
    const user = userEvent.setup();
    show({});
    expect(screen.getByText(/Always appears/)).toBeInTheDocument();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(now).toEqual({ question: 'one', is: 'a' });
    expect(kinds()[0]).toHaveFocus();
    await user.selectOptions(kinds()[0] as HTMLElement, 'any');
    act(() => screen.getByRole('button', { name: 'Add another condition' }).focus());
    await user.keyboard('{Enter}');
    expect(kinds()[2]).toHaveFocus();
    await user.selectOptions(screen.getAllByLabelText('Question')[1] as HTMLElement, 'rate');
    await user.selectOptions(screen.getAllByLabelText('Comparison')[1] as HTMLElement, 'above');
    const most = screen.getAllByLabelText('Compared with')[1] as HTMLElement;
    await user.clear(most);
    expect(now).toEqual({
      any: [
        { question: 'one', is: 'a' },
        { question: 'rate', above: 0 },
      ],
    });
    await user.type(most, '2.5');
    expect(now).toEqual({
      any: [
        { question: 'one', is: 'a' },
        { question: 'rate', above: 2.5 },
      ],
    });
    const remove = (at: number) => screen.getAllByRole('button', { name: 'Remove the condition' })[at] as HTMLElement;
    act(() => remove(2).focus());
    await user.keyboard('{Enter}');
    expect(now).toEqual({ any: [{ question: 'one', is: 'a' }] });
    expect(kinds()[0]).toHaveFocus();
    act(() => remove(1).focus());
    await user.keyboard('{Enter}');
    expect(now).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Add a condition' })).toHaveFocus();
  });

  test('keeps a value where the next question has it too, else starts one that fits', async () => {
    show({ value: { question: 'many', includes: 'b' } });
    await userEvent.selectOptions(screen.getByLabelText('Question'), 'order');
    expect(now).toEqual({ question: 'order', includes: 'b' });
    await userEvent.selectOptions(screen.getByLabelText('Question'), 'agree');
    expect(now).toEqual({ question: 'agree', is: true });
    await userEvent.selectOptions(screen.getByLabelText('Question'), 'grid');
    expect(now).toEqual({ question: 'grid', answered: true });
  });

  test('says what the check found at the part where it is', () => {
    const value: Condition = {
      all: [
        { question: 'one', is: 'gone' },
        { not: { question: 'later', answered: true } },
        { question: 'words', is: '' },
      ],
    };
    const activity = { ...datedActivity(sample as unknown as SampleActivity, new Date()), ...bodyWith(value) };
    const findings = checkActivity(activity as never)
      .filter(({ pointer }) => pointer.startsWith(AT))
      .map(({ pointer, text }) => ({ pointer, message: localize(text, 'en-US') }));
    show({ value, findings });
    const parts = screen.getAllByRole('group', { name: /^Condition/ });
    expect(parts[0]).toHaveAccessibleDescription(/no choice “gone”/);
    expect(parts[1]).toHaveAccessibleDescription('');
    expect(parts[2]).toHaveAccessibleDescription(/“later”, which is not an earlier question/);
    expect(parts[3]).toHaveAccessibleDescription(/with nothing/);
    expect(outer()).toHaveAccessibleDescription('');
  });

  test('of another build shows its kind, keeps it, and rests for whoever may only look', () => {
    const odd = { all: [{ moon: 'full' }, { question: 'one', is: 'a' }] };
    show({ value: odd, readOnly: true });
    expect(kinds()[1]).toHaveDisplayValue('moon');
    expect(now).toBe(odd);
    for (const one of screen.getAllByRole('combobox')) expect(one).toBeDisabled();
  });
});

describe('who may take part as a form', () => {
  const some = <One,>(values: readonly One[]) => fc.subarray([...values], { minLength: 1 });
  const person = fc.oneof(
    fc.constantFrom({ signedIn: true }, { phoneVerified: true }, { notStaff: true }, { joinedBefore: '2026-01-01' }),
    fc.record({ memberOf: some(['mill', 'port', 'gone']) }),
    fc.record({ role: some(['owner', 'admin', 'member']) }),
    fc.record({ locale: some(['zh-CN', 'en-US']) }),
  );
  const rule = fc.oneof(
    person,
    fc.record({ all: fc.array(person, { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: person }),
  ) as fc.Arbitrary<Rule>;
  const NAMES: Record<string, string> = {
    ...{ 'Rolling mill': 'mill', Harbour: 'port', '“gone” (no such organization)': 'gone' },
    ...{ owner: 'owner', administrator: 'admin', member: 'member', 'Simplified Chinese': 'zh-CN' },
  };
  const idOf = (name: string) => NAMES[name] ?? (/中|Chinese/.test(name) ? 'zh-CN' : 'en-US');

  function readRule(group: HTMLElement): unknown {
    const kind = (group.querySelector('select') as HTMLSelectElement).value;
    const parts = [...group.querySelectorAll<HTMLElement>(':scope > div > fieldset')].map(readRule);
    if (kind === 'all') return { all: parts };
    if (kind === 'not') return { not: parts[0] };
    if (kind === 'joinedBefore') return { [kind]: (within(group).getByLabelText('Day') as HTMLInputElement).value };
    const boxes = within(group).queryAllByRole('checkbox', { checked: true }) as HTMLInputElement[];
    if (boxes.length === 0) return { [kind]: true };
    return { [kind]: boxes.map((box) => idOf(box.labels?.[0]?.textContent ?? '')).sort() };
  }

  test('shows all that the document says, organizations by their names', () => {
    const sorted = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (_, inner) =>
        Array.isArray(inner) && inner.every((one) => typeof one === 'string') ? inner.sort() : inner,
      );
    fc.assert(
      fc.property(rule, (value) => {
        show({ kind: 'eligibility', value });
        expect(readRule(outer())).toEqual(sorted(value));
        expect(now).toBe(value);
        cleanup();
      }),
      { numRuns: 30 },
    );
  });

  test('never asks for nothing: that would let in nobody', async () => {
    show({ kind: 'eligibility' });
    await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }));
    expect(now).toEqual({ signedIn: true });
    await userEvent.selectOptions(kinds()[0] as HTMLElement, 'memberOf');
    expect(now).toEqual({ memberOf: ['mill'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rolling mill' }));
    expect(now).toEqual({ memberOf: ['mill'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Harbour' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rolling mill' }));
    expect(now).toEqual({ memberOf: ['port'] });
  });
});

import { checkWholeTexts } from '../assistant/whole-texts';
import type { Finding } from '../finding';
import { pointer } from '../pointer';
import { type ActivityDocument, GRACE_MINUTES, HIGHEST_PRIZE, MILLION, type Question } from './activity-document';
import { doubles, finding } from './activity-finding';
import { checkKind } from './check-kind';
import { checkReach } from './check-reach';
import { graceEnd } from './state-at';
import { namedIn } from './survey';

/** What keeps a document of the right form from being published, all of it. */
export function checkActivity(activity: ActivityDocument): Finding[] {
  return [
    ...windows(activity),
    ...parts(activity),
    ...questions(activity.questions ?? []),
    ...prizes(activity),
    ...checkKind(activity),
    ...checkWholeTexts(activity).map(
      ({ pointer: at, text }): Finding => ({ severity: 'error', kind: 'translation', pointer: at, text }),
    ),
  ];
}

function windows({ windows: given, prizes: has }: ActivityDocument): Finding[] {
  const names = ['visible', 'open', 'close', 'draw', 'claimUntil'] as const;
  const found: Finding[] = [];
  let before: (typeof names)[number] = 'visible';
  for (const name of names.slice(1)) {
    const value = given[name];
    if (value === undefined) continue;
    const [early, late] = [given[before] as string, value];
    // One may be seen and opened at once, but nothing lasts no time.
    const isLate = name === 'open' ? Date.parse(late) >= Date.parse(early) : Date.parse(late) > Date.parse(early);
    if (!isLate) found.push(finding(pointer('/windows', name), 'windows', { early, late }));
    before = name;
  }
  if (has && given.claimUntil === undefined) found.push(finding('/windows/claimUntil', 'noClaimUntil', {}));
  return found;
}

function parts({ kind, prizes: given, draw, windows: times }: ActivityDocument): Finding[] {
  const isList = draw?.kind === 'list';
  const early = times.draw !== undefined && Date.parse(times.draw) < graceEnd(times).getTime();
  return [
    ...(isList && kind === 'checklist' ? [finding('/draw/kind', 'noListOfSteps', {})] : []),
    ...(isList && times.draw === undefined ? [finding('/windows/draw', 'noDrawTime', {})] : []),
    ...(!isList && times.draw !== undefined ? [finding('/windows/draw', 'strayDrawTime', {})] : []),
    ...(isList && early ? [finding('/windows/draw', 'earlyDraw', { count: GRACE_MINUTES })] : []),
    ...(draw?.kind === 'instant' && !draw.whenSoldOut ? [finding('/draw/whenSoldOut', 'noWhenSoldOut', {})] : []),
    ...(draw && !given ? [finding('/prizes', 'noPrizes', {})] : []),
    ...(given && !draw ? [finding('/draw', 'noDraw', {})] : []),
  ];
}

function prizes({ prizes: given = [], draw }: ActivityDocument): Finding[] {
  const sum = given.reduce((total, { odds = 0 }) => total + odds, 0);
  return [
    ...doubles(given, '/prizes'),
    ...(sum > MILLION ? [finding('/prizes', 'odds', { sum, most: MILLION })] : []),
    ...given.flatMap(({ odds, value, kind, needs = [] }, n) => [
      // Whoever claims a code has it at once.
      ...(kind === 'code' && needs.length > 0 ? [finding(pointer('/prizes', n, 'needs'), 'codeNeeds', {})] : []),
      ...(odds === undefined && draw?.kind !== 'list' ? [finding(pointer('/prizes', n, 'odds'), 'noOdds', {})] : []),
      ...(odds !== undefined && draw?.kind === 'list' ? [finding(pointer('/prizes', n, 'odds'), 'strayOdds', {})] : []),
      ...(value > HIGHEST_PRIZE
        ? [finding(pointer('/prizes', n, 'value'), 'highestPrize', { value: value / 100, most: HIGHEST_PRIZE / 100 })]
        : []),
    ]),
  ];
}

const CHOOSES = new Set<Question['type']>(['single', 'multiple', 'ranking', 'matrix']);

function questions(list: readonly Question[]): Finding[] {
  const faults = [...doubles(list, '/questions'), ...list.flatMap((question, n) => one(question, n, list.slice(0, n)))];
  // What a condition names wrongly is said first.
  return faults.length > 0 ? faults : checkReach(list);
}

function one(question: Question, n: number, earlier: readonly Question[]): Finding[] {
  const { type, choices, rows, min, max } = question;
  const at = pointer('/questions', n);
  return [
    ...(CHOOSES.has(type) && !choices ? [finding(pointer(at, 'choices'), 'noChoices', {})] : []),
    ...(type === 'matrix' && !rows ? [finding(pointer(at, 'rows'), 'noRows', {})] : []),
    ...doubles(choices ?? [], pointer(at, 'choices')),
    ...doubles(rows ?? [], pointer(at, 'rows')),
    ...(min !== undefined && max !== undefined && min > max
      ? [finding(pointer(at, 'min'), 'limits', { min, max })]
      : []),
    ...scale(question, at),
    ...reachable(question, at, earlier),
  ];
}

function scale({ type, min = 1, max = 5 }: Question, at: string): Finding[] {
  if (type !== 'scale') return [];
  const fits = Number.isInteger(min) && Number.isInteger(max) && max > min && max - min <= 10;
  return fits ? [] : [finding(pointer(at, 'max'), 'scale', { min, max })];
}

/** A condition names earlier questions and their choices, or nobody ever sees its question. */
function reachable({ when }: Question, at: string, earlier: readonly Question[]): Finding[] {
  if (!when) return [];
  return namedIn(when, pointer(at, 'when')).flatMap(({ question: id, choice, at: place }) => {
    const named = earlier.find((each) => each.id === id);
    if (!named) return [finding(pointer(place, 'question'), 'notEarlier', { id })];
    if (choice === '') return [finding(pointer(place, 'is'), 'noValue', { id })];
    if (choice === undefined || !named.choices || named.choices.some((each) => each.id === choice)) return [];
    return [finding(place, 'noChoice', { choice: String(choice), id })];
  });
}

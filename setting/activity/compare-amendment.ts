import { equal } from '../equal';
import type { Finding } from '../finding';
import { pointer } from '../pointer';
import type { ActivityDocument, Prize } from './activity-document';
import { finding } from './activity-finding';

/**
 * Once people may have entered, a change is allowed in their favour only. What else has to change needs a
 * cancellation, of which the reason is shown.
 */
export function compareAmendment(before: ActivityDocument, after: ActivityDocument, now: Date): Finding[] {
  if (now.getTime() < Date.parse(before.windows.open)) return [];
  const worse = (at: string) => finding(at, 'worse', {});
  const fixed = (
    ['kind', 'identity', 'eligibility', 'draw', 'organizer', 'ballots', 'voting', 'criteria', 'steps'] as const
  ).flatMap((key) => (equal(before[key] as never, after[key] as never) ? [] : [worse(`/${key}`)]));
  const earlier = (['close', 'draw', 'claimUntil'] as const).flatMap((key) =>
    Date.parse(after.windows[key] ?? '') >= Date.parse(before.windows[key] ?? '') || before.windows[key] === undefined
      ? []
      : [worse(pointer('/windows', key))],
  );
  const opens = before.windows.open === after.windows.open ? [] : [worse('/windows/open')];
  const fewer = after.entry.perPerson < before.entry.perPerson ? [worse('/entry/perPerson')] : [];
  const ofOrganization =
    (after.entry.perOrganization ?? Infinity) < (before.entry.perOrganization ?? Infinity)
      ? [worse('/entry/perOrganization')]
      : [];
  const files = (after.submission?.files ?? 0) < (before.submission?.files ?? 0) ? [worse('/submission/files')] : [];
  const places = (after.entry.total ?? Infinity) < (before.entry.total ?? Infinity) ? [worse('/entry/total')] : [];
  return [
    ...fixed,
    ...opens,
    ...earlier,
    ...fewer,
    ...places,
    ...ofOrganization,
    ...files,
    ...prizes(before, after),
    ...questions(before, after),
    ...nominees(before, after),
  ];
}

function prizes({ prizes: had = [] }: ActivityDocument, { prizes: has = [] }: ActivityDocument): Finding[] {
  const isWorse = (old: Prize, one: Prize | undefined) =>
    !one ||
    one.value < old.value ||
    one.stock < old.stock ||
    (one.odds ?? 0) < (old.odds ?? 0) ||
    one.kind !== old.kind;
  return had.flatMap((old) => {
    const n = has.findIndex(({ id }) => id === old.id);
    return isWorse(old, has[n]) ? [finding(n < 0 ? '/prizes' : pointer('/prizes', n), 'worse', {})] : [];
  });
}

/** Answers that were given keep their meaning: questions keep id and type, and no choice goes. */
function questions({ questions: had = [] }: ActivityDocument, { questions: has = [] }: ActivityDocument): Finding[] {
  return had.flatMap((old) => {
    const n = has.findIndex(({ id }) => id === old.id);
    const one = has[n];
    const keeps =
      one?.type === old.type && (old.choices ?? []).every(({ id }) => one.choices?.some((choice) => choice.id === id));
    return keeps ? [] : [finding(n < 0 ? '/questions' : pointer('/questions', n), 'question', { id: old.id })];
  });
}

/** Votes that were cast stay somebody's: nominees may be added or withdrawn, and none goes or comes back under another ballot. */
function nominees({ nominees: had = [] }: ActivityDocument, { nominees: has = [] }: ActivityDocument): Finding[] {
  return had.flatMap((old) => {
    const n = has.findIndex(({ id }) => id === old.id);
    const one = has[n];
    return one?.ballot === old.ballot && one.kind === old.kind && equal(one.name as never, old.name as never)
      ? []
      : [finding(n < 0 ? '/nominees' : pointer('/nominees', n), 'nominee', { id: old.id })];
  });
}

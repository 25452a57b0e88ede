import type { Transaction } from 'kysely';
import type { Question } from '../../setting/activity/activity-document';
import { graceEnd } from '../../setting/activity/state-at';
import { type Answer, answerFault, answersToHandIn, surveyFaults } from '../../setting/activity/survey';
import { localize } from '../../setting/messages/localize';
import { readNow } from '../base/database/read-now';
import type { Tables } from '../base/database/tables';
import { badRequest, conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import type { Activities, OpenActivity } from './open-activities';
import { refuseUnlessOpen } from './refuse';
import { sayFault } from './say-fault';
import { completeEntry, countPlaces, type EntryRow, findEntry, holdOn, isOrganizationFull } from './store/entries';
import { handIn, lockResponse, readResponse, writeResponse } from './store/responses';

interface Change {
  seq: number;
  answers: Readonly<Record<string, unknown>>;
}

/** Merges changed answers into the draft, question by question: of two devices, the later answer is kept, and both are told. */
export async function saveResponse({ store }: Context, activities: Activities, id: string, change: Change) {
  const activity = await activities.find(id);
  const given = checkAnswers(activity.document.questions ?? [], change.answers);
  return store.db.transaction().execute(async (trx) => {
    const entry = await ownEntry(trx, activities, activity);
    const row = await lockResponse(trx, entry.id, activity.revision);
    if (row.handedInAt) throw conflict(message('activities:handedIn'), { reason: 'handedIn' });
    const answers = { ...row.answers };
    const marks = { ...row.marks };
    const seq = row.seq + 1;
    const isNewer = (question: string) => (marks[question] ?? 0) > change.seq;
    const kept = Object.keys(given).filter(isNewer);
    const changedElsewhere = Object.keys(marks).filter((one) => isNewer(one) && !(one in given));
    for (const [question, answer] of Object.entries(given)) {
      if (answer === null) delete answers[question];
      else answers[question] = answer;
      marks[question] = seq;
    }
    await writeResponse(trx, entry.id, { answers, marks, seq });
    await holdOn(trx, entry.id);
    return { answers, seq, handedInAt: null, changedElsewhere, kept };
  });
}

/** Throws at the first answer that nobody could have given in the form. */
function checkAnswers(questions: readonly Question[], answers: Readonly<Record<string, unknown>>) {
  const given: Record<string, Answer | null> = {};
  for (const [id, answer] of Object.entries(answers)) {
    const question = questions.find((one) => one.id === id);
    if (!question) throw badRequest(message('activities:fault.unknown', { id }), { field: id });
    const found = answer === null ? undefined : answerFault(question, answer, false);
    if (found) throw badRequest(sayFault(found, question), { field: id });
    given[id] = answer as Answer | null;
  }
  return given;
}

/** The entry to answer with, while that is possible. */
async function ownEntry(
  trx: Transaction<Tables>,
  { domain, who }: Activities,
  activity: OpenActivity,
): Promise<EntryRow> {
  const entry = await findEntry(trx, { domain, activity: activity.id }, who);
  if (!entry) throw conflict(message('activities:notEntered'), { reason: 'notEntered' });
  const now = await readNow(trx);
  const { windows } = activity.document;
  // Whoever began in time has a little longer.
  const isLate = now > graceEnd(windows) || entry.createdAt.getTime() >= Date.parse(windows.close);
  if (activity.state !== 'closed' || isLate) refuseUnlessOpen(activity);
  return entry;
}

/** Hands in the answers of the questions that appear. Handed in again, nothing changes. */
export async function handInSurvey({ store }: Context, activities: Activities, id: string): Promise<void> {
  const activity = await activities.find(id);
  const { questions = [], draw, entry: terms } = activity.document;
  const place = { domain: activities.domain, activity: id };
  const done = await findEntry(store.db, place, activities.who);
  if (done?.state === 'completed' && (await readResponse(store.db, done.id))?.handedInAt) return;
  await store.db.transaction().execute(async (trx) => {
    const entry = await ownEntry(trx, activities, activity);
    const { answers, handedInAt } = await lockResponse(trx, entry.id, activity.revision);
    if (handedInAt) return;
    const faults = surveyFaults(questions, answers);
    if (faults.length > 0)
      throw badRequest(message('activities:faults', { count: faults.length }), {
        faults: faults.map((found) => {
          const question = questions.find((one) => one.id === found.question);
          return {
            question: found.question,
            fault: found.fault,
            text: localize(sayFault(found, question), activities.locale),
          };
        }),
      });
    // Somebody else may have the place of a draft that lay too long.
    const isLapsed = entry.holdUntil <= (await readNow(trx));
    if (isLapsed && terms.total !== undefined && (await countPlaces(trx, place)) >= terms.total)
      throw conflict(message('activities:full'), { reason: 'full' });
    const ofOrganization = activities.placesOf(activity);
    if (isLapsed && ofOrganization && (await isOrganizationFull(trx, place, ofOrganization)))
      throw conflict(message('activities:organizationFull'), { reason: 'organizationFull' });
    await handIn(trx, entry.id, activity.revision, answersToHandIn(questions, answers));
    await completeEntry(trx, entry.id, draw?.kind === 'instant' ? terms.perPerson : 0);
  });
}

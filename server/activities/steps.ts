import type { components } from '../../generated/api';
import type { Step } from '../../setting/activity/activity-document';
import { PAGES } from '../../setting/activity/activity-pages';
import { localize } from '../../setting/messages/localize';
import { hasAsked } from '../answers';
import type { Db } from '../base/database/db';
import { hashOf } from '../base/database/secret';
import { conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Activities, OpenActivity } from './open-activities';
import { refuseUnlessOpen } from './refuse';
import { hasVoted } from './store/ballots';
import { findEntry } from './store/entries';
import { readResponse } from './store/responses';
import { adoptReadings, doneSteps, hasRead, keepSteps } from './store/steps';

type ViewStep = NonNullable<components['schemas']['ActivityView']['steps']>[number];

/** Compares the steps with what was recorded since the opening. Done once, they stay done. */
export async function checkSteps(db: Db, activities: Activities, activity: OpenActivity): Promise<void> {
  const { domain, who, owner, browser } = activities;
  const { document } = activity;
  if (!document.steps) throw conflict(message('activities:noSteps'), { reason: 'noSteps' });
  refuseUnlessOpen(activity);
  const entry = await findEntry(db, { domain, activity: activity.id }, who);
  if (!entry) throw conflict(message('activities:notEntered'), { reason: 'notEntered' });
  if (who.person !== undefined) await adoptReadings(db, hashOf(browser), hashOf(owner));
  const done = await doneSteps(db, entry.id);
  const open = document.steps.filter(({ id }) => !done.has(id));
  const since = new Date(document.windows.open);
  const proved = await Promise.all(open.map((step) => isProved(db, activities, step, since)));
  const ids = open.filter((_, n) => proved[n]).map(({ id }) => id);
  await db.transaction().execute((trx) => keepSteps(trx, entry.id, ids, document.draw ? document.entry.perPerson : 0));
}

/** By our own records alone: nothing that the page says proves a step. */
async function isProved(
  db: Db,
  { domain, who, owner, facts }: Activities,
  { type, target }: Step,
  since: Date,
): Promise<boolean> {
  const own = () => findEntry(db, { domain, activity: target ?? '' }, who);
  switch (type) {
    case 'ask':
      return hasAsked(db, { owner, domain, since });
    case 'use':
      return hasAsked(db, { owner, domain, since, assistant: target ?? 'any' });
    case 'read':
      return hasRead(db, { domain, owner: hashOf(owner), since, document: target });
    case 'survey': {
      const entry = await own();
      return entry !== undefined && Boolean((await readResponse(db, entry.id))?.handedInAt);
    }
    case 'vote': {
      const entry = await own();
      return entry !== undefined && hasVoted(db, { domain, activity: target ?? '' }, entry.id);
    }
    case 'join':
      return facts.roles.size > 0;
    case 'bind':
      return facts.phone;
  }
}

export async function presentSteps(
  db: Db,
  { locale }: Activities,
  { document: { steps = [] } }: OpenActivity,
  entry: string | undefined,
): Promise<ViewStep[]> {
  const done = entry === undefined ? new Set<string>() : await doneSteps(db, entry);
  return steps.map(({ id, type, title, target }) => ({
    ...{ id, type, title: localize(title, locale), done: done.has(id), url: pageOf(type, target) },
  }));
}

/** Where a step is done. */
function pageOf(type: Step['type'], target: string | undefined): string {
  switch (type) {
    case 'ask':
      return '/engine';
    case 'use':
      return '/center/app';
    case 'read':
      return target === undefined ? '/doc' : `/doc/${encodeURIComponent(target)}`;
    case 'survey':
      return `${PAGES.survey}?id=${target}`;
    case 'vote':
      return `${PAGES.vote}?id=${target}`;
    case 'join':
    case 'bind':
      return '/personInfo';
  }
}

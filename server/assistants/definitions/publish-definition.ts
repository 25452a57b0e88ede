import type { Locale } from '../../../generated/locales';
import { REVIEW_FROM } from '../../../setting/activity/activity-document';
import { takesTwo } from '../../../setting/activity/takes-two';
import { hasErrors } from '../../../setting/finding';
import type { JsonObject } from '../../../setting/json-value';
import { mergeSettings } from '../../../setting/merge';
import { may } from '../../../setting/operator/may';
import { type ActingOperator, actorOf } from '../../accounts';
import { ApiError, badRequest, conflict, notFound, tooLarge } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { ApprovalNeeded, ownerOf, sayFindings } from '../../domains';
import { isRunning } from '../store/activity-counts';
import { dropDraft } from '../store/definition-drafts';
import { DefinitionMoved, type NewPublication, publish } from '../store/definition-publications';
import { type Place, readBodies, readRevision } from '../store/definitions';
import type { Author } from './author';
import { checkDefinition } from './check-definition';
import { evaluateDefinition, sayVerdicts, type Visitor } from './evaluate-definition';
import { originalOf } from './original-of';

export const maxDefinitionBytes = 256 * 1024;

interface Wish {
  place: Place;
  operator: ActingOperator;
  author: Author;
  /** Who asks the questions of the cases. */
  visitor: Visitor;
  /** The published setting of the portal, which names its owner. */
  portal: { body: object } | undefined;
  base: string | null;
  message: string;
  override?: string | undefined;
  locale: Locale;
}

/** Checked and proved, its cases played, compared with what is live by now, then published. A refusal says all there is to know. */
export async function publishDefinition(
  ctx: Context,
  { body, action = 'publish', ...wish }: Wish & { body: Record<string, unknown>; action?: 'publish' | 'rollback' },
): Promise<{ revision: string }> {
  const { place, locale } = wish;
  refuseLarge(body);
  const findings = await checkDefinition(ctx, { ...place, body });
  if (hasErrors(findings)) throw badRequest(hasFaults, { findings: sayFindings(findings, locale) });
  const verdicts = await evaluateDefinition(ctx, { ...place, body, visitor: wish.visitor });
  const failed = verdicts.filter(({ passed }) => !passed);
  const blocking = failed.filter(({ must }) => must);
  if (blocking.length > 0 && wish.override === undefined)
    throw conflict(message('definitions:publish.failedCases', { ids: blocking.map(({ id }) => id).join(', ') }), {
      verdicts: sayVerdicts(blocking, locale),
    });
  if (blocking.length > 0) refuseUnlessAdministrator(wish);
  const counts = { passed: verdicts.length - failed.length, failed: failed.length };
  const override = blocking.length > 0 ? wish.override : undefined;
  const revision = await enter(ctx, { ...wish, ...counts, action, body, override });
  if (action === 'publish') await dropDraft(ctx.store.db, place, wish.author.key);
  return { revision: revision ?? '' };
}

/** An earlier revision goes live again as a new entry; it has to pass today's checks like any other. */
export async function rollbackDefinition(ctx: Context, { revision, ...wish }: Wish & { revision: string }) {
  const body = await readRevision(ctx.store.db, wish.place, revision);
  if (!body) throw notFound('revision', revision);
  return publishDefinition(ctx, { ...wish, body, action: 'rollback' });
}

export async function archiveDefinition(
  ctx: Context,
  { confirm = false, ...wish }: Omit<Wish, 'override'> & { confirm?: boolean | undefined },
): Promise<void> {
  if (wish.base === null) throw conflict(message('definitions:publish.notLive', { id: wish.place.id }));
  if (wish.place.kind === 'activity' && !confirm && (await isRunning(ctx.store.db, wish.place)))
    throw conflict(message('definitions:publish.running', { id: wish.place.id }), {
      reason: 'running',
      field: 'confirm',
    });
  await enter(ctx, { ...wish, action: 'archive', body: null, passed: 0, failed: 0 });
}

type Entry = Wish & Pick<NewPublication, 'action' | 'body' | 'passed' | 'failed'>;

async function enter(
  { store, assistants }: Context,
  { place, operator, portal: _, locale: __, visitor: ___, author, ...entry }: Entry,
) {
  const original = entry.body === null ? undefined : originalOf(assistants, place);
  // What is worth two when it is published is worth two when it is hidden.
  const weighed = entry.body ?? (entry.base === null ? null : await readRevision(store.db, place, entry.base));
  const by = { author: author.name, by: actorOf(operator), takesTwo: takesTwo(place.kind, weighed) };
  try {
    return await publish(store.db, { ...place, ...entry, original, ...by });
  } catch (error) {
    if (error instanceof ApprovalNeeded)
      throw conflict(by.takesTwo ? needsTwo : message('definitions:publish.needsSecond'), { field: 'approval' });
    if (!(error instanceof DefinitionMoved)) throw error;
    throw conflict(message('definitions:publish.movedOn'), await mergeWithHead({ store }, entry, error.head));
  }
}

async function mergeWithHead(
  { store }: Pick<Context, 'store'>,
  { base, body }: Pick<Entry, 'base' | 'body'>,
  head: string | null,
) {
  const bodies = await readBodies(
    store.db,
    [base, head].filter((id) => id !== null),
  );
  const of = (id: string | null) => ((id && bodies.get(id)) || {}) as JsonObject;
  if (body === null) return { head };
  const { merged, taken, conflicts } = mergeSettings(of(base), body as JsonObject, of(head));
  return { head, merged: merged as JsonObject, taken, conflicts };
}

export function refuseLarge(body: object): void {
  if (Buffer.byteLength(JSON.stringify(body)) > maxDefinitionBytes) throw tooLarge(maxDefinitionBytes);
}

function refuseUnlessAdministrator({ operator, place, portal }: Wish): void {
  const at = { domain: place.domain, tenantId: portal && ownerOf(portal.body) };
  if (!may(operator.roles, at, 'administer')) throw new ApiError(403, message('definitions:publish.overrideRole'));
}

const needsTwo = message('definitions:publish.needsTwo', { value: REVIEW_FROM / 100 });
const hasFaults = message('definitions:publish.hasFaults');

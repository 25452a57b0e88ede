import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../generated/locales';
import { type Facts, type Reason, reasonsAgainst } from '../../setting/activity/eligibility';
import { type ActivityState, stateAt } from '../../setting/activity/state-at';
import { may } from '../../setting/operator/may';
import { findOperatorOf, listOwnOrganizations } from '../accounts';
import type { LiveActivity } from '../assistants';
import { hashOf } from '../base/database/secret';
import { notFound } from '../base/http/errors';
import type { Context } from '../context';
import { openReading } from '../knowledge';
import { ensureActivity, type KnownActivity, readShelf } from './store/activities';
import { adoptEntries } from './store/adopt-entries';
import type { OrganizationPlaces, Who } from './store/entries';

/** An activity at this moment. */
export interface OpenActivity extends LiveActivity {
  known: KnownActivity;
  state: Exclude<ActivityState, 'hidden'>;
}

/** The activities of a portal, for one reader. */
export interface Activities {
  domain: string;
  who: Who;
  facts: Facts;
  /** Whose chats are the reader's. */
  owner: string;
  /** Whose they were before signing in. */
  browser: string;
  locale: Locale;
  /** The database's clock. */
  now: Date;
  /** Pages of the portal, each with the activity that it shows. */
  routes: Readonly<Record<string, string>>;
  list(): Promise<OpenActivity[]>;
  /** Throws if it is not visible. */
  find(id: string): Promise<OpenActivity>;
  /** Why the reader may not take part. */
  reasons(activity: LiveActivity): Reason[];
  /** How many of each of the reader's organizations may take part; undefined for any number. */
  placesOf(activity: LiveActivity): OrganizationPlaces | undefined;
}

export async function openActivities(ctx: Context, req: FastifyRequest): Promise<Activities> {
  const { store, assistants, sealer } = ctx;
  const { domain, reader, setting } = await openReading(ctx, req);
  const { person, locale } = req;
  const [{ now, live: published }, operator] = await Promise.all([
    readShelf(store.db, domain.name),
    person && findOperatorOf(store.db, person.id),
  ]);
  const live = domain.known ? await assistants.withDocuments(store.db, published) : [];
  const tenantId = domain.tenantId ?? null;
  const facts: Facts = {
    ...{ signedIn: person !== undefined, phone: Boolean(person?.phone), roles: reader.roles, locale },
    ...{ registeredAt: person?.createdAt },
    staff: operator !== undefined && may(operator.roles, { domain: domain.name, tenantId }, 'read'),
  };
  // Without an account, one browser is one person.
  const who: Who = { person: person?.id, visitor: hashOf(req.browser) };
  await adoptEntries(store.db, domain.name, who);
  // All of them, not only the one that a session acts for: nobody gets in by switching.
  const counts = live.some(({ document }) => document.entry.perOrganization !== undefined);
  const organizations = person && counts ? (await listOwnOrganizations(store.db, person.id)).map(({ id }) => id) : [];
  const open = async (one: (typeof live)[number]): Promise<OpenActivity | undefined> => {
    if (stateAt(one.document.windows, {}, now) === 'hidden') return undefined;
    const known = one.known ?? (await ensureActivity(store.db, sealer, domain.name, one));
    const state = stateAt(one.document.windows, known, now);
    return state === 'hidden' ? undefined : { ...one, known, state };
  };
  return {
    domain: domain.name,
    ...{ locale, now, routes: setting.activities ?? {} },
    who,
    ...{ facts, owner: req.visitor, browser: req.browser },
    async list() {
      const all = await Promise.all(live.map(open));
      return all.filter((one) => one !== undefined);
    },
    async find(id) {
      const found = live.find((one) => one.id === id);
      const opened = found && (await open(found));
      if (!opened) throw notFound('activity', id);
      return opened;
    },
    reasons: ({ document }) => reasonsFor(document, facts),
    placesOf: ({ document }) => {
      const { perOrganization: most } = document.entry;
      return most === undefined ? undefined : { most, organizations };
    },
  };
}

/** Why somebody may not take part. Whoever can look behind a draw, or count votes, does not. */
export function reasonsFor(document: LiveActivity['document'], facts: Facts): Reason[] {
  const found = reasonsAgainst(document, facts);
  return (document.draw || document.voting || document.kind === 'contest') && facts.staff
    ? [...new Set([...found, 'staff' as const])]
    : found;
}

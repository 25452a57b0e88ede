import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { ActivityDocument } from '../../setting/activity/activity-document';
import type { Facts } from '../../setting/activity/eligibility';
import { organizationsIn } from '../../setting/activity/organizations-in';
import { type ActivityState, stateAt } from '../../setting/activity/state-at';
import { inEveryLocale } from '../../setting/messages/catalogue';
import type { Db } from '../base/database/db';
import { readNow } from '../base/database/read-now';
import { message } from '../base/messages/message';
import { type Activities, type OpenActivity, reasonsFor } from './open-activities';
import { presentActivity } from './present-activity';

type View = components['schemas']['ActivityView'];
export type PreviewState = components['schemas']['ActivityPreviewState'];
export type PreviewRole = components['schemas']['ActivityPreviewRole'];

interface Preview {
  domain: string;
  document: ActivityDocument;
  /** A moment of the slider; now if absent. */
  at: Date | undefined;
  /** clock: the state at that moment. */
  state: PreviewState;
  role: PreviewRole;
  locale: Locale;
}

/** The state of the activity in which each is; that of the clock where there is none. */
const FORCED: Partial<Record<PreviewState, Exclude<ActivityState, 'hidden'>>> = {
  before: 'soon',
  paused: 'paused',
  ended: 'closed',
  cancelled: 'cancelled',
  open: 'open',
  started: 'open',
  lapsed: 'open',
  full: 'open',
  soldOut: 'open',
  won: 'open',
  lost: 'open',
  late: 'closed',
};

/** A draft as somebody would see it at a moment, by the functions that show it to visitors. Nothing is stored. */
export async function previewActivity(db: Db, preview: Preview): Promise<View> {
  const { domain, document, state: wanted, role, locale } = preview;
  const facts = factsOf(role, document, locale);
  const now = preview.at ?? (await readNow(db));
  const atClock = stateAt(document.windows, {}, now);
  const state = FORCED[wanted] ?? (atClock === 'hidden' ? 'soon' : atClock);
  const note = inEveryLocale((each) => message('activities:admin.sampleNote')[each]);
  const known = { commitment: '0'.repeat(64), salt: '', sealedSecret: '', pausedAt: null, cancelledAt: null, note };
  const activity: OpenActivity = { id: document.id, revision: '0'.repeat(64), document, known, state };
  const activities: Activities = {
    ...{ domain, facts, locale, now, owner: '', browser: '', routes: {} },
    // Nobody has entered with it.
    who: { person: undefined, visitor: 'preview' },
    list: async () => [activity],
    find: async () => activity,
    reasons: (one) => reasonsFor(one.document, facts),
    placesOf: () => undefined,
  };
  return force(await presentActivity(db, activities, activity), document, wanted, now);
}

/** What is known of somebody in a role; a member is one of an organization that the rule names. */
function factsOf(role: PreviewRole, { eligibility }: ActivityDocument, locale: Locale): Facts {
  const isMember = role === 'member' || role === 'staff';
  const named = eligibility ? organizationsIn(eligibility) : [];
  const memberships = named.length > 0 ? named : ['preview'];
  return {
    ...{ signedIn: role !== 'visitor', phone: role === 'phone' || isMember, locale, staff: role === 'staff' },
    roles: new Map(isMember ? memberships.map((id) => [id, 'member'] as const) : []),
    registeredAt: role === 'visitor' ? undefined : isMember ? new Date(0) : new Date(),
  };
}

function force(
  view: View,
  { prizes = [], draw, entry: terms }: ActivityDocument,
  wanted: PreviewState,
  now: Date,
): View {
  const isDone = wanted === 'won' || wanted === 'lost' || wanted === 'late';
  const has = isDone || wanted === 'started' || wanted === 'lapsed';
  const at = now.toISOString();
  const won = wanted === 'won' || wanted === 'late' ? (prizes[0]?.id ?? null) : null;
  const entry: View['entry'] = {
    ...{ ticket: 'preview', drawsAllowed: draw && isDone ? terms.perPerson : 0, drawsUsed: draw && isDone ? 1 : 0 },
    state: isDone ? 'completed' : wanted === 'lapsed' ? 'lapsed' : 'started',
    holdUntil:
      wanted === 'started' && terms.total !== undefined ? new Date(now.getTime() + 1_800_000).toISOString() : null,
    draws:
      draw && isDone
        ? [
            {
              k: 1,
              round: null,
              dueAt: null,
              roll: 0,
              clientSeed: '',
              hit: won,
              prize: won,
              stockNo: won === null ? null : 1,
              at,
            },
          ]
        : [],
    ...(wanted === 'late' && { wins: view.prizes.slice(0, 1).map((prize) => lapsedWin(view, prize, at)) }),
    ...(view.questions.length > 0 && { response: { answers: {}, seq: 0, handedInAt: isDone ? at : null } }),
  };
  return {
    ...view,
    ...(has && { reasons: [] }),
    ...(wanted === 'full' && { full: true }),
    ...(wanted === 'soldOut' && { soldOut: true, prizes: view.prizes.map((prize) => ({ ...prize, left: 0 })) }),
    ...(has && { entry }),
  };
}

/** A prize whose winner has let the time for claiming pass. */
const lapsedWin = (
  { id }: View,
  { id: prize, title, kind }: View['prizes'][number],
  at: string,
): components['schemas']['ActivityWin'] => ({
  ...{ id: 'preview', activity: id, prize, title, kind, state: 'lapsed', claimUntil: at },
  ...{ needs: [], note: '', tracking: '', changesLeft: 0 },
});

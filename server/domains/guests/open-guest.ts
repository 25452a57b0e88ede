import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { type OperatorScope as Right, scopeFor } from '../../../setting/operator/may';
import { findEnabledOperator } from '../../accounts';
import type { Store } from '../../base/database/db';
import { conflict, type LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Config } from '../../config';
import { findOwner } from '../publishing/domain-access';
import { composeSetting } from '../settings';
import { needsApproval } from '../store/approvals';
import { readArchived } from '../store/domain-archive';
import { countOpening, findGuestLinkByToken, type GuestLinkRow, readLinkedBody } from '../store/guest-links';
import { readLinkTalk } from './read-talk';

/** The form of a secret; anything else is not looked up. */
const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** `right`: that of whoever made the link. */
type Found = { link: GuestLinkRow; right: Right } | { reason: LocalizedText };

/**
 * The link behind a secret, or why it does not open. It opens only while whoever made it may publish there, so that
 * disabling an operator closes their links too.
 */
export async function findGuest({ db }: Pick<Store, 'db'>, token: string): Promise<Found> {
  const link = isToken(token) ? await findGuestLinkByToken(db, token) : undefined;
  if (!link) return { reason: unknown };
  if (link.withdrawnAt) return { reason: withdrawn };
  if (link.ended) return { reason: expired };
  const { domain } = link;
  const maker = await findEnabledOperator(db, link.madeBy);
  const place = { domain, tenantId: await findOwner({ db }, domain) };
  const right = maker && scopeFor(maker.roles, place, 'publish');
  if (!right || (await readArchived(db, domain))) return { reason: withdrawn };
  return { link, right };
}

/** The same for calls that need it open. */
export async function openGuest(store: Pick<Store, 'db'>, token: string): Promise<GuestLinkRow> {
  const found = await findGuest(store, token);
  if ('reason' in found) throw conflict(found.reason);
  return found.link;
}

interface Asked {
  token: string;
  guest: string;
  locale: Locale;
  env: Config['env'];
}

export async function openGuestPreview(
  store: Store,
  { token, guest, locale, env }: Asked,
): Promise<components['schemas']['GuestView']> {
  const found = await findGuest(store, token);
  if ('reason' in found) return { reason: found.reason[locale] };
  const { id, domain, revision, endsAt } = found.link;
  const { body } = await readLinkedBody(store.db, revision);
  const [twoOperators, talk] = await Promise.all([
    needsApproval(store.db, domain),
    readLinkTalk(store, id, guest),
    countOpening(store.db, id),
  ]);
  const { setting } = composeSetting(env, { domain, body: body as Record<string, unknown>, revision });
  return { preview: { domain, setting: { ...setting }, endsAt: endsAt.toISOString(), twoOperators, talk } };
}

const unknown = message('domains:guest.unknown');
const expired = message('domains:guest.expired');
const withdrawn = message('domains:guest.withdrawn');

import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import type { Locale } from '../../../generated/locales';
import { hasErrors } from '../../../setting/finding';
import type { JsonObject } from '../../../setting/json-value';
import { environmentDefault, mergeLayers, productDefault } from '../../../setting/layers';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { checkBody } from './check-body';
import { PERSON } from './demo-names';
import { findDomain } from './find-domain';
import { note, tell } from './publish-into';
import { revisionId } from './revision-id';
import type { AdminState, DemoComment, DemoLink } from './types';

type Comment = Data<'listDomainComments'>['comments'][number];
type Action = Parameters<typeof note>[1]['action'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Guest links and comments; a guest of the demo is another tab of this browser. */
export const guestHandlers = (): RequestHandler[] => [...operatorCalls(), ...guestCalls()];

const operatorCalls = (): RequestHandler[] => [
  mockOperation('listGuestLinks', ({ arg }) =>
    withAdminState(({ guestLinks = [] }) =>
      guestLinks.filter((link) => link.domain === arg.domain && !whyShut(link)).map(toLink),
    ),
  ),
  mockOperation('createGuestLink', ({ arg, locale }) =>
    withAdminState(async (state) => {
      findDomain(state, arg.domain, locale);
      const findings = await checkBody(arg.domain, arg.body as JsonObject, locale);
      if (hasErrors(findings)) throw new Refusal(400, message('domains:guest.hasFaults')[locale], { findings });
      const [madeAt, endsAt] = [0, arg.days].map((later) => new Date(Date.now() + later * DAY_MS).toISOString());
      const link: DemoLink = {
        ...{ id: newId(), domain: arg.domain, token: `demo-${newId()}`, label: arg.label, madeBy: PERSON },
        ...{ body: arg.body as JsonObject, revision: await revisionId(arg.body as JsonObject), verdicts: [] },
        ...{ madeAt: madeAt ?? '', endsAt: endsAt ?? '', lastOpenedAt: null, opens: 0 },
      };
      state.guestLinks = [link, ...(state.guestLinks ?? [])];
      say(state, 'guest-link-made', link.domain, link.id, link.label);
      return { token: link.token, link: toLink(link) };
    }),
  ),
  mockOperation('withdrawGuestLink', ({ arg, locale }) =>
    withAdminState((state) => {
      const link = state.guestLinks?.find(({ id, domain }) => id === arg.id && domain === arg.domain);
      if (!link) throw new Refusal(404, noSuch('guestLink')[locale]);
      link.withdrawn = true;
      say(state, 'guest-link-withdrawn', link.domain, link.id, link.label);
      return null;
    }),
  ),
  mockOperation('listDomainComments', ({ arg }) =>
    withAdminState(({ comments = [], guestLinks = [] }) => ({
      comments: comments
        .filter(({ domain }) => domain === arg.domain)
        .map((one) => ({ ...toComment(one, guestLinks), own: one.guest === null })),
      verdicts: guestLinks.filter(({ domain }) => domain === arg.domain).flatMap((link) => verdictsOf(link)),
    })),
  ),
  mockOperation('addDomainComment', ({ arg, locale }) =>
    withAdminState((state) => {
      findDomain(state, arg.domain, locale);
      const { domain, page, block, text, linkId = null } = arg;
      const made = add(state, { domain, page, block, text, name: PERSON, linkId, guest: null });
      return { ...toComment(made, state.guestLinks), own: true };
    }),
  ),
  mockOperation('setCommentResolved', ({ arg, locale }) =>
    withAdminState((state) => {
      const found = findComment(state, arg.id, locale);
      Object.assign(found, { resolvedAt: arg.resolved ? new Date().toISOString() : null });
      found.resolvedBy = arg.resolved ? PERSON : null;
      say(state, arg.resolved ? 'comment-resolved' : 'comment-reopened', found.domain, found.id, found.page);
      return null;
    }),
  ),
  mockOperation('removeDomainComment', ({ arg, locale }) =>
    withAdminState((state) => remove(state, arg.id, null, locale)),
  ),
];

const guestCalls = (): RequestHandler[] => [
  mockOperation('openGuestPreview', ({ arg, locale }) =>
    withAdminState((state) => {
      const link = state.guestLinks?.find(({ token }) => token === arg.token);
      const reason = link ? whyShut(link) : message('domains:guest.unknown');
      if (!link || reason) return { reason: (reason ?? message('domains:guest.unknown'))[locale] };
      Object.assign(link, { opens: link.opens + 1, lastOpenedAt: new Date().toISOString() });
      const { domain, body, endsAt } = link;
      const { setting } = mergeLayers(
        { ...body, accessDomain: domain },
        environmentDefault('production'),
        productDefault,
      );
      const twoOperators = state.domains[domain]?.approval !== undefined;
      return {
        preview: { domain, setting: { ...setting }, endsAt, twoOperators, talk: talkOf(state, link, arg.guest) },
      };
    }),
  ),
  mockOperation('listGuestComments', ({ arg, locale }) =>
    withAdminState((state) => talkOf(state, openLink(state, arg.token, locale), arg.guest)),
  ),
  mockOperation('addGuestComment', ({ arg, locale }) =>
    withAdminState((state) => {
      const { domain, id: linkId } = openLink(state, arg.token, locale);
      const { page, block, text, name, guest } = arg;
      const made = add(state, { domain, page, block, text, name, linkId, guest });
      return { ...toComment(made, state.guestLinks), linkLabel: null, own: true };
    }),
  ),
  mockOperation('removeGuestComment', ({ arg, locale }) =>
    withAdminState((state) => {
      openLink(state, arg.token, locale);
      return remove(state, arg.id, arg.guest, locale);
    }),
  ),
  mockOperation('setGuestVerdict', ({ arg, locale }) =>
    withAdminState((state) => {
      const link = openLink(state, arg.token, locale);
      const { guest, name, verdict } = arg;
      const others = link.verdicts.filter((one) => one.guest !== guest);
      link.verdicts = [{ guest, name, verdict, at: new Date().toISOString() }, ...others];
      say(state, verdict === 'approved' ? 'guest-approved' : 'guest-asked-changes', link.domain, link.id, name);
      return null;
    }),
  ),
];

function whyShut({ withdrawn, endsAt }: DemoLink) {
  if (withdrawn) return message('domains:guest.withdrawn');
  return Date.parse(endsAt) <= Date.now() ? message('domains:guest.expired') : undefined;
}

function openLink({ guestLinks = [] }: AdminState, token: string, locale: Locale): DemoLink {
  const link = guestLinks.find((one) => one.token === token);
  const reason = link ? whyShut(link) : message('domains:guest.unknown');
  if (!link || reason) throw new Refusal(409, (reason ?? message('domains:guest.unknown'))[locale]);
  return link;
}

function toLink({ id, label, revision, madeBy, madeAt, endsAt, lastOpenedAt, opens }: DemoLink) {
  return { id, label, revision, madeBy, madeAt, endsAt, lastOpenedAt, opens };
}

function toComment(
  { domain: _, guest, ...comment }: DemoComment,
  links: readonly DemoLink[] = [],
): Omit<Comment, 'own'> {
  const link = links.find(({ id }) => id === comment.linkId);
  const isGuest = guest !== null;
  return { ...comment, isGuest, linkLabel: link?.label ?? null, revision: isGuest ? (link?.revision ?? null) : null };
}

const verdictsOf = ({ id: linkId, revision, verdicts }: DemoLink, own?: string) =>
  verdicts.map(({ guest, ...rest }) => ({ ...rest, linkId, revision, own: guest === own }));

const talkOf = ({ comments = [] }: AdminState, link: DemoLink, own: string): Data<'listGuestComments'> => ({
  comments: comments
    .filter(({ linkId }) => linkId === link.id)
    .map((one) => ({ ...toComment(one, [link]), linkLabel: null, resolvedBy: null, own: one.guest === own })),
  verdicts: verdictsOf(link, own),
});

function add(state: AdminState, said: Omit<DemoComment, 'id' | 'at' | 'resolvedAt' | 'resolvedBy'>): DemoComment {
  const made = { ...said, id: newId(), at: new Date().toISOString(), resolvedAt: null, resolvedBy: null };
  state.comments = [made, ...(state.comments ?? [])];
  say(state, 'comment-added', said.domain, made.id, said.page);
  return made;
}

function findComment({ comments = [] }: AdminState, id: string, locale: Locale): DemoComment {
  const found = comments.find((one) => one.id === id);
  if (!found) throw new Refusal(404, noSuch('comment')[locale]);
  return found;
}

function remove(state: AdminState, id: string, guest: string | null, locale: Locale): null {
  const found = findComment(state, id, locale);
  if (found.guest !== guest) throw new Refusal(403, message('domains:guest.notYours')[locale]);
  state.comments = state.comments?.filter((one) => one !== found);
  say(state, 'comment-removed', found.domain, id, found.page);
  return null;
}

function say(state: AdminState, action: Action, domain: string, target: string, text: string): void {
  const author = action.startsWith('guest-a') ? '(guest)' : PERSON;
  note(state, { action, author, domain, target, message: text });
  tell({ domain });
}

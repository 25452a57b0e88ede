import type { RequestHandler } from 'msw';
import type { Locale } from '../../../generated/locales';
import type { JsonObject } from '../../../setting/json-value';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { findDomain } from './find-domain';
import { note } from './publish-into';
import { revisionId } from './revision-id';
import type { AdminState, DemoDomain } from './types';

const notYourOwn = message('domains:approval.notYourOwn');

interface Wish {
  domain: string;
  target?: string;
  body: JsonObject | null;
  message: string;
}

const requestsOf = (approval: DemoDomain['approval'], of?: string) =>
  (approval ?? []).filter(({ target }) => target === of).map(({ target: _, ...request }) => request);

async function ask(state: AdminState, { domain, target, body, message: why }: Wish, locale: Locale) {
  const of = findDomain(state, domain, locale);
  const revision = await revisionId(body ?? { archive: target ?? '' });
  const asked = { askedBy: PERSON, askedAt: new Date().toISOString(), message: why };
  const request = { revision, body, ...asked, approvedBy: null, approvedAt: null, ...(target && { target }) };
  of.approval = [request, ...(of.approval ?? []).filter((one) => one.revision !== revision)];
  note(state, {
    action: 'approval-asked',
    author: PERSON,
    domain,
    message: why,
    to: revision,
    ...(target && { target }),
  });
  return { revision };
}

/** The demo has one operator, so what is asked for here waits. */
export const approvalHandlers = (): RequestHandler[] => [
  mockOperation('getApproval', ({ arg, locale }) =>
    withAdminState((state) => {
      const { approval } = findDomain(state, arg.domain, locale);
      return { needed: approval !== undefined, requests: requestsOf(approval) };
    }),
  ),
  mockOperation('setApprovalRule', ({ arg, locale }) =>
    withAdminState((state) => {
      const of = findDomain(state, arg.domain, locale);
      of.approval = arg.needed ? (of.approval ?? []) : undefined;
      const action = arg.needed ? 'approval-required' : 'approval-waived';
      note(state, { action, author: PERSON, domain: arg.domain });
      return null;
    }),
  ),
  mockOperation('getDefinitionApproval', ({ arg, locale }) =>
    withAdminState((state) => {
      const { approval } = findDomain(state, arg.domain, locale);
      return { needed: approval !== undefined, requests: requestsOf(approval, `${arg.kind}/${arg.id}`) };
    }),
  ),
  mockOperation('requestApproval', ({ arg, locale }) =>
    withAdminState((state) => ask(state, { ...arg, body: arg.body as JsonObject }, locale)),
  ),
  mockOperation('requestDefinitionApproval', ({ arg, locale }) =>
    withAdminState((state) => {
      const body = arg.body as JsonObject | null;
      return ask(state, { ...arg, body, target: `${arg.kind}/${arg.id}` }, locale);
    }),
  ),
  mockOperation('approveSetting', ({ locale }) => {
    throw new Refusal(409, notYourOwn[locale]);
  }),
  mockOperation('declineSetting', ({ arg, locale }) =>
    withAdminState((state) => {
      const of = findDomain(state, arg.domain, locale);
      const left = (of.approval ?? []).filter(({ revision }) => revision !== arg.revision);
      if (left.length === (of.approval ?? []).length) throw new Refusal(404, noSuch('revision')[locale]);
      of.approval = left;
      return null;
    }),
  ),
];

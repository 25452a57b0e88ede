import type { RequestHandler } from 'msw';
import type { JsonObject } from '../../../setting/json-value';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { findDomain } from './find-domain';
import { note } from './publish-into';
import { revisionId } from './revision-id';

const notYourOwn = message('domains:approval.notYourOwn');

/** The demo has one operator, so what is asked for here waits. */
export const approvalHandlers = (): RequestHandler[] => [
  mockOperation('getApproval', ({ arg, locale }) =>
    withAdminState((state) => {
      const { approval } = findDomain(state, arg.domain, locale);
      return { needed: approval !== undefined, requests: approval ?? [] };
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
  mockOperation('requestApproval', ({ arg, locale }) =>
    withAdminState(async (state) => {
      const of = findDomain(state, arg.domain, locale);
      const revision = await revisionId(arg.body as JsonObject);
      const asked = { askedBy: PERSON, askedAt: new Date().toISOString(), message: arg.message };
      const request = { revision, body: arg.body, ...asked, approvedBy: null, approvedAt: null };
      of.approval = [request, ...(of.approval ?? []).filter((one) => one.revision !== revision)];
      note(state, { action: 'approval-asked', author: PERSON, domain: arg.domain, message: arg.message, to: revision });
      return { revision };
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

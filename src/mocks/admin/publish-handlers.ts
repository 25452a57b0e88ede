import { HttpResponse, type RequestHandler } from 'msw';
import { canonicalJson } from '../../../setting/canonical-json';
import type { JsonObject } from '../../../setting/json-value';
import { mergeSettings } from '../../../setting/merge';
import { message } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { checkBody } from './check-body';
import { PERSON } from './demo-names';
import { findDomain, findRevision, headBody } from './find-domain';
import { note, publishInto } from './publish-into';
import { revisionId } from './revision-id';
import type { DemoDomain, Finding } from './types';

export const publishHandlers = (): RequestHandler[] => [
  mockOperation('checkSetting', async ({ arg, locale }) => ({
    findings: await checkBody(arg.domain, arg.body, locale),
  })),
  mockOperation('publishSetting', ({ arg, locale }) =>
    withAdminState(async (state) => {
      const of = findDomain(state, arg.domain, locale);
      const body = arg.body as JsonObject;
      // Publishing the live content again is not a conflict.
      if (arg.base !== of.head && canonicalJson(body) !== canonicalJson(headBody(of)))
        return collision(of, arg.base, body);
      const errors = errorsOf(await checkBody(arg.domain, body, locale));
      if (errors.length > 0) return refuse(400, { findings: errors });
      if (of.approval) throw new Refusal(409, needsSecond[locale]);
      const why = { message: arg.message, author: PERSON, at: new Date().toISOString() };
      if (!arg.at || Date.parse(arg.at) <= Date.now()) {
        of.draft = null;
        return { revision: await publishInto(state, arg.domain, body, { ...why, kind: 'publish' }), at: null };
      }
      const revision = await revisionId(body);
      of.schedule = { at: arg.at, message: arg.message, by: PERSON, body, revision, base: of.head };
      note(state, { ...why, action: 'schedule', domain: arg.domain, from: of.head, to: revision, pointers: [] });
      return { revision, at: arg.at };
    }),
  ),
  mockOperation('cancelSchedule', ({ arg, locale }) =>
    withAdminState((state) => {
      const of = findDomain(state, arg.domain, locale);
      if (!of.schedule) return null;
      const why = { message: of.schedule.message, author: PERSON, at: new Date().toISOString() };
      of.schedule = null;
      note(state, { ...why, action: 'cancel', domain: arg.domain, from: of.head, to: null, pointers: [] });
      return null;
    }),
  ),
  mockOperation('rollbackSetting', ({ arg, locale }) =>
    withAdminState(async (state) => {
      const of = findDomain(state, arg.domain, locale);
      const { body } = findRevision(of, arg.revision, locale);
      if (arg.base !== of.head) return collision(of, arg.base, body);
      const errors = errorsOf(await checkBody(arg.domain, body, locale));
      if (errors.length > 0) return refuse(400, { findings: errors });
      if (of.approval) throw new Refusal(409, needsSecond[locale]);
      const why = { message: arg.message, author: PERSON, at: new Date().toISOString(), kind: 'rollback' as const };
      return { revision: await publishInto(state, arg.domain, body, why) };
    }),
  ),
];

const needsSecond = message('domains:approval.needed');

const errorsOf = (findings: Finding[]) => findings.filter(({ severity }) => severity === 'error');

/** Somebody else has published since; in the demo, that is another tab. */
function collision(of: DemoDomain, base: string | null, mine: JsonObject): Response {
  const from = of.revisions.findLast(({ id }) => id === base)?.body ?? {};
  return refuse(409, { head: of.head, ...mergeSettings(from, mine, headBody(of)) });
}

function refuse(status: number, data: object): Response {
  return HttpResponse.json({ code: status, msg: '', data }, { status });
}

import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { withoutBrand } from '../../../setting/brand/without-brand';
import type { JsonObject } from '../../../setting/json-value';
import { environmentDefault, productDefault } from '../../../setting/layers';
import { message } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { checkBody } from './check-body';
import { PERSON } from './demo-names';
import { findDomain, headBody } from './find-domain';
import { fixtureNames, fixtureSetting } from './fixture-settings';
import { note } from './publish-into';
import type { AdminState, DemoDomain } from './types';

const TEMPLATES = fixtureNames.filter((name) => !['broken', 'limits'].includes(name));

export const domainHandlers = (): RequestHandler[] => [
  mockOperation('listDomains', ({ locale }) =>
    withAdminState(async (state) => ({
      items: await Promise.all(Object.values(state.domains).map((of) => summaryOf(of, locale))),
      templates: await Promise.all(
        TEMPLATES.map(async (id) => ({ id, title: String((await fixtureSetting(id))?.title ?? id) })),
      ),
    })),
  ),
  mockOperation('listTemplates', async () => ({
    items: await Promise.all(
      TEMPLATES.map(async (id) => {
        const { accessDomain, ...body } = withoutBrand((await fixtureSetting(id)) ?? {});
        return { id, title: String((await fixtureSetting(id))?.title ?? id), body };
      }),
    ),
  })),
  mockOperation('createDomain', ({ arg: { domain, from }, locale }) =>
    withAdminState(async (state) => {
      if (state.domains[domain]) {
        throw new Refusal(409, message('domains:createDomain.exists', { domain })[locale]);
      }
      const at = new Date().toISOString();
      const body = { ...(await sourceOf(state, from)), accessDomain: domain };
      const draft = { body, base: null, savedAt: at, savedBy: PERSON };
      const of: DemoDomain = { domain, head: null, revisions: [], draft, schedule: null };
      state.domains[domain] = of;
      note(state, { action: 'create', domain, message: '', at, author: PERSON, from: null, to: null, pointers: [] });
      return detailOf(of, locale);
    }),
  ),
  mockOperation('getDomain', ({ arg, locale }) =>
    withAdminState((state) => detailOf(findDomain(state, arg.domain, locale), locale)),
  ),
  mockOperation('saveDraft', ({ arg, locale }) =>
    withAdminState((state) => {
      const savedAt = new Date().toISOString();
      const body = arg.body as JsonObject;
      findDomain(state, arg.domain, locale).draft = { body, base: arg.base, savedAt, savedBy: PERSON };
      return { savedAt };
    }),
  ),
  mockOperation('dropDraft', ({ arg, locale }) =>
    withAdminState((state) => {
      const of = findDomain(state, arg.domain, locale);
      of.draft = null;
      if (of.revisions.length === 0) delete state.domains[arg.domain];
      return null;
    }),
  ),
];

async function sourceOf(state: AdminState, from: string | undefined): Promise<JsonObject> {
  if (!from) return {};
  if (from.startsWith('template:')) return withoutBrand((await fixtureSetting(from.slice('template:'.length))) ?? {});
  const of = state.domains[from];
  return of ? headBody(of) : {};
}

function detailOf(of: DemoDomain, locale: Locale): Data<'getDomain'> {
  const { fault } = of.schedule ?? {};
  return {
    domain: of.domain,
    head: of.head,
    body: headBody(of),
    defaults: productDefault,
    environment: environmentDefault('production'),
    draft: of.draft,
    schedule: of.schedule && { ...of.schedule, fault: fault ? faults[fault][locale] : null },
    others: [],
  };
}

const faults = {
  conflict: message('domains:runSchedules.conflicting'),
  errors: message('domains:runSchedules.faulty'),
};

async function summaryOf(of: DemoDomain, locale: Locale): Promise<Data<'listDomains'>['items'][number]> {
  const live = of.revisions.findLast(({ id }) => id === of.head);
  const body = live?.body ?? of.draft?.body ?? {};
  const findings = live ? await checkBody(of.domain, body, locale) : [];
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  return {
    domain: of.domain,
    title: titleOf(body, locale),
    status: of.schedule ? 'scheduled' : live ? 'published' : 'draft',
    revision: of.head,
    changedAt: live?.at ?? null,
    changedBy: live?.author ?? null,
    message: live?.message ?? null,
    errors: count('error'),
    warnings: count('warning'),
    draftAt: of.draft?.savedAt ?? null,
    scheduledAt: of.schedule?.at ?? null,
  };
}

function titleOf(body: JsonObject, locale: string): string {
  const own = (body.texts as Record<string, { title?: string }> | undefined)?.[locale]?.title;
  return own ?? (typeof body.title === 'string' ? body.title : '');
}

import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { templateIds } from '../../../setting/brand/template-ids';
import { withoutBrand } from '../../../setting/brand/without-brand';
import type { JsonObject } from '../../../setting/json-value';
import { environmentDefault, productDefault } from '../../../setting/layers';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { checkBody } from './check-body';
import { PERSON } from './demo-names';
import { findDomain, headBody } from './find-domain';
import { fixtureSetting } from './fixture-settings';
import { mergeScheduled } from './publish-due';
import { note } from './publish-into';
import type { AdminState, DemoDomain } from './types';

const templateTitle = (id: (typeof templateIds)[number], locale: Locale) => message(`domains:template.${id}`)[locale];

export const domainHandlers = (): RequestHandler[] => [
  mockOperation('listDomains', ({ locale }) =>
    withAdminState(async (state) => ({
      items: await Promise.all(Object.values(state.domains).map((of) => summaryOf(of, locale))),
      templates: templateIds.map((id) => ({ id, title: templateTitle(id, locale) })),
    })),
  ),
  mockOperation('listTemplates', async ({ locale }) => ({
    items: await Promise.all(
      templateIds.map(async (id) => {
        const { accessDomain, ...body } = withoutBrand((await fixtureSetting(id)) ?? {});
        return { id, title: templateTitle(id, locale), body };
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
  mockOperation('archiveDomain', ({ arg: { domain, movedTo }, locale }) =>
    withAdminState((state) => {
      if (domain === 'main') throw new Refusal(400, message('domains:archive.mainStays')[locale]);
      const of = findDomain(state, domain, locale);
      const target = movedTo === undefined ? of : state.domains[movedTo];
      if (!of.head || !target?.head || movedTo === domain)
        throw new Refusal(400, message('domains:archive.notLive', { domain: movedTo ?? domain })[locale]);
      const at = new Date().toISOString();
      note(state, {
        action: 'archive',
        domain,
        message: movedTo ?? '',
        at,
        author: PERSON,
        from: of.head,
        to: null,
        pointers: [],
      });
      Object.assign(of, { archived: { revision: of.head, movedTo }, head: null, schedule: null });
      return null;
    }),
  ),
  mockOperation('restoreDomain', ({ arg: { domain }, locale }) =>
    withAdminState((state) => {
      const of = state.domains[domain];
      const was = of?.revisions.find(({ id }) => id === of.archived?.revision);
      if (!of || !was) throw new Refusal(404, noSuch('domain')[locale]);
      const at = new Date().toISOString();
      note(state, { action: 'restore', domain, message: '', at, author: PERSON, from: null, to: was.id, pointers: [] });
      of.draft = { body: was.body, base: null, savedAt: at, savedBy: PERSON };
      of.archived = undefined;
      return null;
    }),
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
    role: 'administrator',
    head: of.head,
    body: headBody(of),
    defaults: productDefault,
    environment: environmentDefault('production'),
    draft: of.draft,
    schedule: of.schedule && {
      ...of.schedule,
      ...mergeScheduled(of, of.schedule),
      fault: fault ? faults[fault][locale] : null,
    },
    others: [],
  };
}

const faults = {
  conflict: message('domains:runSchedules.conflicting'),
  errors: message('domains:runSchedules.faulty'),
};

async function summaryOf(of: DemoDomain, locale: Locale): Promise<Data<'listDomains'>['items'][number]> {
  const live = of.revisions.findLast(({ id }) => id === of.head);
  const last = live ?? of.revisions.find(({ id }) => id === of.archived?.revision);
  const body = last?.body ?? of.draft?.body ?? {};
  const findings = live ? await checkBody(of.domain, body, locale) : [];
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  return {
    domain: of.domain,
    role: 'administrator',
    title: titleOf(body, locale),
    status: statusOf(of),
    ...(of.archived?.movedTo && { movedTo: of.archived.movedTo }),
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

function statusOf({ schedule, head, archived }: DemoDomain): Data<'listDomains'>['items'][number]['status'] {
  if (schedule) return 'scheduled';
  if (head !== null) return 'published';
  return archived ? 'archived' : 'draft';
}

function titleOf(body: JsonObject, locale: string): string {
  const own = (body.texts as Record<string, { title?: string }> | undefined)?.[locale]?.title;
  return own ?? (typeof body.title === 'string' ? body.title : '');
}

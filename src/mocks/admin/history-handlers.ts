import { HttpResponse, type RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { blame } from '../../../setting/blame';
import { diffSettings } from '../../../setting/diff';
import { stablePath, stablePathOf } from '../../../setting/stable-path';
import { mockOperation } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { findDomain, findRevision, headBody } from './find-domain';
import { note } from './publish-into';
import type { DemoDomain, Entry, RevisionOfDomain } from './types';

const PAGE = 50;

export const historyHandlers = (): RequestHandler[] => [
  mockOperation('listRevisions', ({ arg, locale }) =>
    withAdminState((state) => {
      const of = findDomain(state, arg.domain, locale);
      const items = of.revisions.toReversed().filter(({ seq }) => seq < (arg.before ?? Number.POSITIVE_INFINITY));
      return page(
        items.map((revision) => entryOf(of, revision)),
        arg.limit,
        ({ seq }) => seq,
      );
    }),
  ),
  mockOperation('getRevision', ({ arg, locale }) =>
    withAdminState((state) => {
      const of = findDomain(state, arg.domain, locale);
      const revision = findRevision(of, arg.revision, locale);
      return { ...entryOf(of, revision), body: revision.body };
    }),
  ),
  mockOperation('blameSetting', ({ arg, locale }) =>
    withAdminState((state) => {
      const of = findDomain(state, arg.domain, locale);
      const found = blame(stablePath(headBody(of), arg.pointer), withPaths(of));
      if (!found) return null;
      const { id, kind, author, at, message } = found;
      return { revision: id, kind, author, at, message };
    }),
  ),
  mockOperation('listAudit', ({ arg }) =>
    withAdminState((state) => {
      const fits = (entry: Entry) =>
        entry.id < (arg?.before ?? Number.POSITIVE_INFINITY) &&
        (!arg?.person || entry.who === arg.person) &&
        (!arg?.domain || entry.domain === arg.domain) &&
        (!arg?.action || entry.action === arg.action) &&
        (!arg?.field || entry.pointers.some((pointer) => pointer.startsWith(arg?.field ?? '')));
      return page(state.audit.toReversed().filter(fits), arg?.limit, ({ id }) => id);
    }),
  ),
  mockOperation('exportAudit', ({ arg }) =>
    withAdminState((state) => {
      note(state, { action: 'audit-exported', author: PERSON, target: arg.format });
      const lines = state.audit.map(arg.format === 'csv' ? csvLine : (entry) => JSON.stringify(entry));
      return new HttpResponse(`${lines.join('\n')}\n`, {
        headers: { 'Content-Disposition': `attachment; filename="audit.${arg.format}"` },
      });
    }),
  ),
];

const csvLine = (entry: Entry) =>
  Object.values(entry)
    .map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`)
    .join(',');

function page<T>(items: T[], limit = PAGE, number: (item: T) => number): { items: T[]; next: number | null } {
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown, next: items.length > limit && last ? number(last) : null };
}

function entryOf(of: DemoDomain, { body: _, ...entry }: RevisionOfDomain): Data<'listRevisions'>['items'][number] {
  const live = of.revisions.findLast(({ id }) => id === of.head);
  return { ...entry, published: entry.seq === live?.seq };
}

/** The history, newest first, each revision with the paths it changed. */
function withPaths(of: DemoDomain): (RevisionOfDomain & { paths: string[] })[] {
  return of.revisions
    .map((revision, n) => {
      const before = of.revisions[n - 1]?.body ?? {};
      const paths = diffSettings(before, revision.body).map((change) => stablePathOf(change, revision.body));
      return { ...revision, paths };
    })
    .toReversed();
}

import type { Data } from '@/api/paths';

export type DomainSummary = Data<'listDomains'>['items'][number];

export const STATES = ['all', 'trouble', 'draft', 'scheduled', 'published', 'archived'] as const;
export type DomainState = (typeof STATES)[number];

/** The matching domains, the most recently changed first. */
export function filterDomains(items: readonly DomainSummary[], query: string, state: DomainState): DomainSummary[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items
    .filter((item) => isIn(item, state) && words.every((word) => textOf(item).includes(word)))
    .sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? '') || a.domain.localeCompare(b.domain));
}

function isIn(item: DomainSummary, state: DomainState): boolean {
  if (state === 'all') return item.status !== 'archived';
  if (state === 'trouble') return item.errors + item.warnings > 0;
  if (state === 'draft') return item.draftAt !== null;
  return item.status === state;
}

function textOf({ domain, title, changedBy, message }: DomainSummary): string {
  return [domain, title, changedBy, message].join(' ').toLocaleLowerCase();
}

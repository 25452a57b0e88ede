import { readList, writeList } from '@/browser/stored-list';

const KEY = 'mw:recent-tenants';
const MOST = 5;
const isId = (value: unknown): value is string => typeof value === 'string';

/** Ids of the organizations used in this browser, most recent first. */
export const recentTenants = (): string[] => readList(KEY, isId);

export function rememberTenant(id: string): void {
  writeList(KEY, [id, ...recentTenants().filter((other) => other !== id)].slice(0, MOST));
}

import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { withAdminState } from './admin/admin-state';
import { headBody } from './admin/find-domain';
import { mockOperation } from './operation';

type Setting = Data<'getGlobalSetting'>;

/** The domains that are published in this browser: the fixtures, and what testers have made. */
export function demoDomains(): Promise<string[]> {
  return withAdminState((state) =>
    Object.values(state.domains)
      .filter(({ head }) => head !== null)
      .map(({ domain }) => domain),
  );
}

/** What is published for a domain; for one that nobody knows, the main one. */
export function demoSetting(domain: string | null | undefined): Promise<Setting> {
  return withAdminState((state) => {
    const of = [state.domains[domain ?? ''], state.domains.main].find((one) => one && one.head !== null);
    if (!of) throw new Error('fixtures/domains/main.json is missing.');
    return headBody(of) as Setting;
  });
}

export const settingsHandlers = (): RequestHandler[] => [
  mockOperation('getGlobalSetting', ({ arg }) => {
    const inPage = new URLSearchParams(globalThis.location?.search).get('domain');
    return demoSetting(arg.accessDomain ?? inPage);
  }),
];

import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { withAdminState } from './admin/admin-state';
import { headBody } from './admin/find-domain';
import { mockOperation } from './operation';

type Setting = Data<'getGlobalSetting'>;

/** The domains published in this browser: fixtures and those that testers created. */
export function demoDomains(): Promise<string[]> {
  return withAdminState((state) =>
    Object.values(state.domains)
      .filter(({ head }) => head !== null)
      .map(({ domain }) => domain),
  );
}

/** The published setting of a domain, or of the main domain if it is unknown. */
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

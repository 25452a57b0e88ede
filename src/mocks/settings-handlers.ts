import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { mockOperation } from './operation';

type Setting = Data<'getGlobalSetting'>;
const files = import.meta.glob<Setting>('../../fixtures/domains/*.json', { import: 'default' });

/** The fixture domains, by name: what `?domain=` may say in the demo. */
export const demoDomains = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export async function demoSetting(domain: string | null | undefined): Promise<Setting> {
  const load = files[`../../fixtures/domains/${domain}.json`] ?? files['../../fixtures/domains/main.json'];
  if (!load) throw new Error('fixtures/domains/main.json is missing.');
  return load();
}

export const settingsHandlers = (): RequestHandler[] => [
  mockOperation('getGlobalSetting', ({ arg }) => {
    const inPage = new URLSearchParams(globalThis.location?.search).get('domain');
    return demoSetting(arg.accessDomain ?? inPage);
  }),
];

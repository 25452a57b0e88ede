import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { unclaimedHost } from '../../../setting/unclaimed-host';
import { loadFixture } from '../default-answer';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { note } from './publish-into';
import type { AdminState } from './types';

type Host = Data<'getDomainHost'>;

/** Claims of hosts. The demo does no DNS lookups: a check finds no proof, and an operator decides. */
export const hostHandlers = (): RequestHandler[] => [
  mockOperation('listHostClaims', () =>
    withAdminState(async (state) => ({ items: Object.values(await hostsOf(state)) })),
  ),
  mockOperation('getDomainHost', ({ arg }) =>
    withAdminState(async (state) => hostOf(await hostsOf(state), arg.domain)),
  ),
  mockOperation('checkDomainHost', ({ arg, locale }) =>
    change(arg.domain, () => ({ checkedAt: new Date().toISOString(), fault: notLooked[locale] })),
  ),
  mockOperation('checkDomainCertificate', ({ locale }) => ({ fault: notLooked[locale], endsAt: null })),
  mockOperation('askForDomainHost', ({ arg }) =>
    change(arg.domain, () => ({ state: 'asked', by: PERSON, askedAt: new Date().toISOString() })),
  ),
  mockOperation('decideDomainHost', ({ arg, locale }) =>
    withAdminState(async (state) => {
      const { domain, tenantId, approve } = arg;
      const host = (await hostsOf(state))[domain];
      if (host?.tenantId !== tenantId) throw new Refusal(404, noClaim[locale]);
      const was = host.state;
      Object.assign(host, {
        state: approve ? 'proved' : 'refused',
        how: approve ? 'approved' : null,
        by: PERSON,
        at: new Date().toISOString(),
        askedAt: null,
        fault: null,
      });
      const action = approve ? 'host-approved' : was === 'proved' ? 'host-removed' : 'host-refused';
      note(state, { action, author: PERSON, domain, target: domain });
      return host;
    }),
  ),
];

const change = (domain: string, what: () => Partial<Host>) =>
  withAdminState(async (state) => {
    const hosts = await hostsOf(state);
    hosts[domain] = { ...hostOf(hosts, domain), ...what() };
    return hosts[domain];
  });

/** The fixture's claim and its changes. */
async function hostsOf(state: AdminState): Promise<Record<string, Host>> {
  if (!state.hosts) {
    const { data } = await loadFixture<{ data: Data<'listHostClaims'> }>('listHostClaims');
    state.hosts = Object.fromEntries(data.items.map((item) => [item.domain, structuredClone(item)]));
  }
  return state.hosts;
}

const hostOf = (hosts: Record<string, Host>, domain: string): Host => hosts[domain] ?? unclaimedHost(domain);

const notLooked = message('domains:lookForProof.demo');
const noClaim = noSuch('application');

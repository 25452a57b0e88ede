import type { Finding } from '../../../setting/finding';
import { own } from '../../../setting/json-value';
import type { Operator } from '../../accounts';
import type { Store } from '../../base/database/db';
import { message } from '../../base/messages/message';
import { checkNamesakes } from './check-namesakes';
import { mayChange } from './domain-access';
import type { Report } from './report';

export interface Parts {
  store: Store;
  report: Report;
}

interface Input {
  domain: string;
  operator: Operator;
  body: Record<string, unknown>;
  /** Whether this operator may publish on this host. */
  proved: boolean;
}

/** The report, and what only this domain and this operator can get wrong. */
export async function checkSetting(
  { store, report }: Parts,
  { domain, operator, body, proved }: Input,
): Promise<Finding[]> {
  const findings = [...(await report(body)), ...(await checkNamesakes(store, domain, body))];
  const named = own(body, 'accessDomain');
  // An absent name is already a fault of the schema.
  if (named !== undefined && named !== domain) findings.unshift(wrongDomain(domain));
  if (!mayChange(operator, body)) findings.unshift(wrongTenant(operator));
  if (!proved) findings.unshift({ severity: 'error', kind: 'schema', pointer: '/accessDomain', text: unprovedHost });
  return findings;
}

export const unprovedHost = message('domains:checkSetting.unprovedHost');

const wrongDomain = (domain: string): Finding => ({
  severity: 'error',
  kind: 'schema',
  pointer: '/accessDomain',
  text: message('domains:checkSetting.wrongDomain', { domain }),
});

const wrongTenant = ({ scope }: Operator): Finding => {
  const id = scope.kind === 'installation' ? '' : (scope.tenantId ?? '');
  return {
    severity: 'error',
    kind: 'schema',
    pointer: '/tenantId',
    text: message('domains:checkSetting.wrongTenant', { id }),
  };
};

import type { Finding } from '../../../setting/finding';
import { own } from '../../../setting/json-value';
import type { Operator } from '../../accounts';
import { mayChange } from './domain-access';
import type { Report } from './report';

interface Question {
  domain: string;
  operator: Operator;
  body: Record<string, unknown>;
  /** Whether this operator may publish on this host. */
  proved: boolean;
}

/** The report, and what only this domain and this operator can get wrong. */
export async function checkSetting(report: Report, { domain, operator, body, proved }: Question): Promise<Finding[]> {
  const findings = await report(body);
  const named = own(body, 'accessDomain');
  // An absent name is already a fault of the schema.
  if (named !== undefined && named !== domain) findings.unshift(wrongDomain(domain));
  if (!mayChange(operator, body)) findings.unshift(wrongTenant(operator));
  if (!proved) findings.unshift({ severity: 'error', kind: 'schema', pointer: '/accessDomain', text: unprovedHost });
  return findings;
}

export const unprovedHost = {
  'zh-CN': '尚未证明此主机属于您的组织，因此不能发布。请在访问域列表的“主机”中验证，或申请平台管理员批准。',
  'en-US':
    "This host has not been proved to be your organization's, so nothing can be published on it. Prove it under “Host” in the list of domains, or ask the operators of the installation to approve it.",
};

const wrongDomain = (domain: string): Finding => ({
  severity: 'error',
  kind: 'schema',
  pointer: '/accessDomain',
  text: {
    'zh-CN': `accessDomain 应为“${domain}”，即正在编辑的访问域。`,
    'en-US': `accessDomain must be '${domain}', the domain that is being edited.`,
  },
});

const wrongTenant = ({ scope }: Operator): Finding => {
  const id = scope.kind === 'organization' ? scope.tenantId : '';
  return {
    severity: 'error',
    kind: 'schema',
    pointer: '/tenantId',
    text: {
      'zh-CN': `tenantId 应为“${id}”：您只能发布本组织的设置。`,
      'en-US': `tenantId must be '${id}': you publish for your own organization only.`,
    },
  };
};

import type { Locale } from '../../../generated/locales';
import { message as say } from '../message';
import type { Finding } from './types';

/** The server's first checks: the schema and the domain. The workbench adds its own. */
export async function checkBody(domain: string, body: unknown, locale: Locale): Promise<Finding[]> {
  const { default: check } = await import('virtual:check/global-setting');
  const findings: Finding[] = [];
  if (!check(body)) {
    for (const { instancePath, message } of check.errors ?? []) {
      findings.push({ severity: 'error', kind: 'schema', pointer: instancePath, message: message ?? '' });
    }
  }
  const named = (body as { accessDomain?: unknown } | null)?.accessDomain;
  if (named !== domain) {
    const message = say('domains:checkSetting.wrongDomain', { domain })[locale];
    findings.push({ severity: 'error', kind: 'schema', pointer: '/accessDomain', message });
  }
  return findings;
}

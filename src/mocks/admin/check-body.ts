import type { Locale } from '../../../generated/locales';
import { checkBrand } from '../../../setting/brand/check-brand';
import { isObject, type JsonObject } from '../../../setting/json-value';
import { productDefault } from '../../../setting/layers';
import { message as say } from '../message';
import { fixtureNames, fixtureSetting } from './fixture-settings';
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
  return [...findings, ...(await brandFindings(body, locale))];
}

/** In the demo the fixture domains are the other portals. */
async function brandFindings(body: unknown, locale: Locale): Promise<Finding[]> {
  if (!isObject(body)) return [];
  const portals = await Promise.all(fixtureNames.map(async (name) => (await fixtureSetting(name)) ?? {}));
  const neutral = [productDefault as JsonObject, (await fixtureSetting('main')) ?? {}];
  return checkBrand(body, { portals, neutral }).map(({ text, ...finding }) => ({ ...finding, message: text[locale] }));
}

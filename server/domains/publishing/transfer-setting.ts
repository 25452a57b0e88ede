import type { Locale } from '../../../generated/locales';
import { diffSettings } from '../../../setting/diff';
import type { JsonObject } from '../../../setting/json-value';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { readTransfer } from '../../../setting/read-transfer';
import { TRANSFER_FORMAT, writeTransfer } from '../../../setting/transfer';
import type { Operator } from '../../accounts';
import { notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { version } from '../../base/package-root';
import type { PublishedDomain } from '../store/setting-domains';
import { checkSetting, type Parts } from './check-setting';
import { sayFindings } from './say';

/** Far above any setting; a file beyond it is something else. */
export const mostFileCharacters = 1024 * 1024;

interface Input {
  domain: string;
  operator: Operator;
  text: string;
  published: PublishedDomain | undefined;
  locale: Locale;
}

/** What an import would do. Nothing is stored; what is wrong is a finding with its place, not an error. */
export async function dryRun(parts: Parts, { domain, operator, text, published, locale }: Input) {
  const read = readTransfer(text, mostFileCharacters);
  if ('fault' in read) {
    const finding = { severity: 'error', kind: 'schema', ...read.fault } as const;
    return { setting: null, findings: sayFindings([finding], locale), changes: [], notes: [] };
  }
  const notes = [...read.notes, ...(read.appBuild === undefined ? [] : [writtenBy(read.appBuild)])];
  const { accessDomain } = read.setting;
  // A domain's setting on another domain is what people import for: it is said, and the name is changed.
  if (typeof accessDomain === 'string' && accessDomain !== domain) notes.push(renamed(accessDomain, domain));
  const setting: JsonObject = { ...read.setting, accessDomain: domain };
  const findings = await checkSetting(parts, { domain, operator, body: setting, proved: true });
  const changes = diffSettings((published?.body ?? {}) as JsonObject, setting);
  return { setting, findings: sayFindings(findings, locale), changes, notes: notes.map((note) => note[locale]) };
}

export function exportFile(published: PublishedDomain | undefined, domain: string) {
  if (!published) throw notFound('domain', domain);
  return {
    name: `${TRANSFER_FORMAT}-${domain}-${published.head.slice(0, 8)}.json`,
    text: `${JSON.stringify(writeTransfer(published.body as JsonObject, version, new Date().toISOString()), null, 2)}\n`,
  };
}

const [ourMajor = 0, ourMinor = 0] = version.split('.').map(Number);

function writtenBy(build: string): LocalizedText {
  const [major = 0, minor = 0] = build.split('.').map(Number);
  const newer = major > ourMajor || (major === ourMajor && minor > ourMinor);
  const shown = build.slice(0, 40);
  return newer
    ? message('domains:transferSetting.newerBuild', { shown, version })
    : message('domains:transferSetting.build', { shown });
}

const renamed = (from: string, to: string): LocalizedText =>
  message('domains:transferSetting.renamed', { from: from.slice(0, 253), to });

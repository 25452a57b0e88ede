import type { Locale } from '../../../generated/locales';
import { diffSettings } from '../../../setting/diff';
import { type Finding, hasErrors } from '../../../setting/finding';
import type { JsonValue } from '../../../setting/json-value';
import { message } from '../../base/messages/message';
import { sayFindings } from '../../domains/publishing/say';
import { type Call, type Command, type Outcome, WrongCall } from './command';
import { readTarget } from './read-target';

export interface Checked {
  name: string;
  findings: Finding[];
  migrated?: number;
}

/** Exit code 1 when anything has errors. */
export const validate: Command = async (call) => {
  if (call.names.length === 0) throw new WrongCall('Name files or domains to check.');
  const checked: Checked[] = [];
  for (const name of call.names) {
    const { setting } = await readTarget(name, call);
    checked.push({ name, findings: await call.report(setting) });
  }
  return outcomeOf(checked, call.options.lang);
};

export function outcomeOf(checked: Checked[], lang: Locale): Outcome {
  return {
    code: checked.some(({ findings }) => hasErrors(findings)) ? 1 : 0,
    data: checked.map(({ findings, ...rest }) => ({ ...rest, findings: sayFindings(findings, lang) })),
    lines: checked.flatMap(({ name, findings, migrated }) => [
      `${name}: ${summary(findings, lang)}${migrated ? upgraded(migrated)[lang] : ''}`,
      ...findings.map(({ severity, pointer, text }) => `  ${severity} ${pointer || '/'}: ${text[lang]}`),
    ]),
  };
}

const upgraded = (count: number) => message('commands:check.upgraded', { count });

export function summary(findings: Finding[], lang: Locale): string {
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  if (findings.length === 0) return message('commands:check.nothing')[lang];
  const errors = message('commands:check.errors', { count: count('error') });
  const warnings = message('commands:check.warnings', { count: count('warning') });
  return message('commands:check.found', { errors, warnings })[lang];
}

/** Like diff: exit code 0 when both are the same, 1 when not. */
export const diff: Command = async (call: Call) => {
  if (call.names.length !== 2) throw new WrongCall('Name two settings to compare.');
  const [a, b] = [await readTarget(call.names[0], call), await readTarget(call.names[1], call)];
  const changes = diffSettings(a.setting, b.setting);
  const lines = changes.map(({ kind, pointer, from, to }) => {
    if (kind === 'moved') return `moved   ${pointer} (was at ${from})`;
    return `${kind.padEnd(7)} ${pointer} ${[from, to]
      .filter((one) => one !== undefined)
      .map(short)
      .join(' → ')}`;
  });
  return { code: changes.length > 0 ? 1 : 0, data: { changes }, lines: lines.length > 0 ? lines : ['No difference.'] };
};

function short(value: JsonValue | undefined): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

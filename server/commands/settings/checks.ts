import { diffSettings } from '../../../setting/diff';
import { type Finding, hasErrors } from '../../../setting/finding';
import type { JsonValue } from '../../../setting/json-value';
import type { Locale } from '../../base/http/errors';
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
      `${name}: ${summary(findings, lang)}${migrated ? brought[lang](migrated) : ''}`,
      ...findings.map(({ severity, pointer, text }) => `  ${severity} ${pointer || '/'}: ${text[lang]}`),
    ]),
  };
}

const brought = {
  'zh-CN': (count: number) => `，${count} 个区块已升级`,
  'en-US': (count: number) => `, ${count} ${count === 1 ? 'block' : 'blocks'} brought up to date`,
};

export function summary(findings: Finding[], lang: Locale): string {
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (lang === 'zh-CN') return findings.length === 0 ? '无需修改' : `${errors} 个错误，${warnings} 个警告`;
  return findings.length === 0 ? 'nothing to mend' : `${errors} errors, ${warnings} warnings`;
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

import type { Translate } from '@/i18n/translate';
import { writeCsvRows } from '../../../setting/table/write-csv';
import { isResidual, strengthOf } from './fault-lines';
import type { Analysed, SignalWish, Waveform } from './signal-desk';
import { warningsOf } from './warnings';

export interface Written {
  name: string;
  waveform: Waveform;
  wish: SignalWish;
  result: Analysed;
  t: Translate<'analysis'>;
}

/** The verdict as Markdown, with what was entered, so that it can be judged by somebody else. */
export function writeSignalMarkdown({ name, waveform, wish, result, t }: Written): string {
  const { rms, band, severity, findings, faults } = result;
  const { speed, group, support } = wish.machine;
  const [a, b, c] = severity.limits.map(String) as [string, string, string];
  const lines = [
    `# ${t('report.title')}: ${name}`,
    '',
    `- ${t('form.read', { count: waveform.count, columns: waveform.columns.length })}`,
    `- ${t('form.rate')}: ${wish.rate} Hz`,
    `- ${t('form.speed')}: ${speed} r/min`,
    `- ${group === 1 ? t('form.group1') : t('form.group2')}, ${support === 'rigid' ? t('form.rigid') : t('form.flexible')}`,
    '',
    `**${rms.toFixed(2)} mm/s, ${t('report.zone', { zone: severity.zone })}** ${t(`zone.${severity.zone}`)}`,
    '',
    t('report.band', { from: band[0], to: Math.round(band[1]) }),
    '',
    t('report.limits', { a, b, c }),
    '',
    `## ${t('report.findings')}`,
    '',
  ];
  for (const { key, value } of warningsOf(faults, waveform)) lines.push(`- ${t(`quality.${key}`, { value })}`);
  if (findings.length === 0) lines.push(t('report.nothing'));
  for (const finding of findings) {
    const residual = isResidual(finding, severity.zone);
    lines.push(
      `### ${residual ? t('report.residual') : t(`fault.${finding.fault}`)} · ${t(`strength.${strengthOf(finding)}`)}`,
      '',
      ...finding.lines.map((line) => `- ${line.name}: ${line.f.toFixed(2)} Hz, ${line.value.toPrecision(3)}`),
      '',
      residual ? t('report.residualText') : t(`next.${finding.fault}`),
      '',
    );
  }
  return `${lines.join('\n').trimEnd()}\n\n${t('report.maker')}\n`;
}

/** All lines that are named or strong. */
export function writeSignalCsv({ result, t }: Written): string {
  const named = result.findings.flatMap(({ fault, lines }) =>
    lines.map((line) => [t(`fault.${fault}`), line.name, line.f, line.value, line.over]),
  );
  const strong = result.lines.map((line) => ['', '', line.f, line.value, line.over]);
  return writeCsvRows([
    [t('line.fault'), t('line.name'), t('line.f'), t('line.value'), t('line.over')],
    ...named,
    ...strong,
  ]);
}

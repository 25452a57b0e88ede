import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { type MachineGroup, type Support, severityOf } from '../../../setting/signal/severity';
import { LEAST_READINGS, trendOf } from '../../../setting/signal/trend';
import { writeCsvRows } from '../../../setting/table/write-csv';
import { useAssistantStyles } from '../assistant-styles';
import { Chart } from '../chart/Chart';
import { ValueTable } from '../chart/ValueTable';
import { ChoiceEntry } from '../file/ChoiceEntry';
import { NumberEntry, numberWithin } from '../file/NumberEntry';
import { RecordBar } from '../record/RecordBar';
import { MachineChoice } from './MachineChoice';
import type { TrendFile } from './signal-desk';

const dayOf = (day: number) => new Date(Math.round(day * 86_400_000)).toISOString().slice(0, 10);
const LIMIT = { min: 0.001, max: 1e6 };

/** Readings over time, and when they meet the limit. */
export function TrendView({ name, file }: { name: string; file: TrendFile }): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const [column, setColumn] = useState(0);
  const [machine, setMachine] = useState<{ group: MachineGroup; support: Support }>({ group: 2, support: 'rigid' });
  const [own, setOwn] = useState('');
  const { name: what, unit = '', readings } = file.columns[column] as TrendFile['columns'][number];
  const limit = numberWithin(own, LIMIT) ?? severityOf(0, machine.group, machine.support).limits[1];
  const trend = trendOf(readings, limit);
  const [first, last] = [readings[0], readings.at(-1)];
  const says = verdict();
  const rows = readings.map(({ day, value }) => [dayOf(day), value]);

  function verdict(): string {
    if (readings.length < LEAST_READINGS) return t('trend.few', { value: readings.length, limit: LEAST_READINGS });
    if (!trend) return t('trend.flat', { limit });
    const { likely, earliest, latest } = trend.days;
    if (likely === 0) return t('trend.passed', { limit });
    return t('trend.days', {
      limit,
      likely: Math.round(likely),
      earliest: Math.floor(earliest),
      latest: Math.ceil(latest),
      date: dayOf((last?.day ?? 0) + likely),
    });
  }
  return (
    <>
      <section className={mergeClasses(styles.card, styles.stack)}>
        <p className={styles.quiet}>{t('trend.read', { count: readings.length })}</p>
        {file.columns.length > 1 && (
          <ChoiceEntry
            label={t('form.column')}
            value={String(column)}
            options={file.columns.map((one, i) => ({ value: String(i), label: one.name }))}
            onChoose={(at) => setColumn(Number(at))}
          />
        )}
        <MachineChoice {...machine} onChoose={(change) => setMachine({ ...machine, ...change })} />
        <NumberEntry
          label={t('trend.own')}
          unit={unit}
          range={LIMIT}
          text={own}
          optional
          note={t('trend.ownNote', { limit })}
          onText={setOwn}
        />
      </section>
      {first && last && (
        <section className={mergeClasses(styles.card, styles.stack)}>
          <Heading level={2} className={styles.title}>
            {t('trend.title', { what })}
          </Heading>
          <Chart
            summary={says}
            x={{ label: t('trend.date'), show: dayOf }}
            y={{ label: what }}
            points={readings.map(({ day, value }) => [day, value])}
            marks={
              readings.length > 60
                ? []
                : readings.map(({ day, value }) => ({ x: day, y: value, shape: 'circle', means: t('trend.reading') }))
            }
            limits={[{ y: limit, label: t('trend.limit', { limit }) }]}
            {...(trend && {
              fit: [
                [first.day, trend.now - trend.slope * (last.day - first.day)],
                [last.day, trend.now],
              ] as const,
            })}
          />
          <ValueTable
            caption={t('trend.readings')}
            head={[t('trend.date'), what]}
            rows={rows.slice(-50)}
            numeric={[1]}
          />
        </section>
      )}
      <RecordBar
        name={`trend-${name}`}
        markdown={() =>
          `# ${t('trend.title', { what })}\n\n${says}\n\n${rows.map(([day, value]) => `- ${day}: ${value} ${unit}`.trimEnd()).join('\n')}\n`
        }
        csv={() => writeCsvRows([[t('trend.date'), what], ...(rows as (string | number)[][])])}
      />
    </>
  );
}

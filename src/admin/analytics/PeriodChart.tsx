import { Field, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Chart } from '@/assistants/chart/Chart';
import { useTranslation } from '@/i18n/use-translation';
import { useAnalyticsStyles } from './analytics-styles';
import { type Analytics, FIGURES, type Figure } from './figures';

interface Props {
  data: Analytics;
  figure: Figure;
  onFigure: (figure: Figure) => void;
}

/** One figure over the days or weeks; the table below it has them all. A hidden figure is a cross, and no bar. */
export function PeriodChart({ data, figure, onFigure }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin-analytics');
  const styles = useAnalyticsStyles();
  const { periods, total, from, to, by, hiddenUnder } = data;
  const counts = periods.map((period) => period[figure]);
  const most = Math.max(...counts.map((count) => count ?? 0));
  const peak = periods[counts.indexOf(most)]?.start ?? '';
  const say = (count: number) => count.toLocaleString(i18n.language);
  const hidden = t('hidden', { count: hiddenUnder });
  const named = { figure: t(`figure.${figure}`), by: t(`chart.${by}`), from, to };
  const summary =
    most === 0
      ? t('chart.nothing', named)
      : t('chart.summary', {
          ...named,
          all: total[figure] === null ? hidden : say(total[figure]),
          most: say(most),
          peak,
        });
  return (
    <section className={styles.chart} aria-label={t('chart.title')}>
      <Field label={t('chart.figure')} className={styles.choice}>
        <Select value={figure} onChange={(_, { value }) => onFigure(FIGURES.find((one) => one === value) ?? 'visits')}>
          {FIGURES.map((one) => (
            <option key={one} value={one}>
              {t(`figure.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {most === 0 ? (
        <p className={styles.note}>{summary}</p>
      ) : (
        <Chart
          bars
          summary={summary}
          x={{ label: t(by), show: (at) => periods[at]?.start ?? '' }}
          y={{ label: t(`figure.${figure}`) }}
          points={counts.map((count, at) => [at, count ?? 0] as const)}
          marks={counts.flatMap((count, x) =>
            count === null ? [{ x, y: 0, shape: 'cross' as const, means: t('chart.hidden', { hidden }) }] : [],
          )}
        />
      )}
    </section>
  );
}

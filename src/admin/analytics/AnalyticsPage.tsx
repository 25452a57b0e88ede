import { Button, Field, Input, Select } from '@fluentui/react-components';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetAnalyticsQuery } from '@/api/tracking';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useTableStyles } from '../shell/table-styles';
import { usePageTitle } from '../shell/use-page-title';
import { useAnalyticsStyles } from './analytics-styles';
import { type Analytics, FIGURES, type Figure } from './figures';
import { PeriodChart } from './PeriodChart';
import { readPeriod, toCsv } from './period';

/** How a portal is used: figures, days or weeks, pages, and how far visitors come. */
export function AnalyticsPage(): ReactNode {
  const { t } = useTranslation('admin-analytics');
  const { domain = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  // Kept here, because another period is loaded without what shows it.
  const [figure, setFigure] = useState<Figure>('visits');
  usePageTitle(t('title'), domain);
  const found = useGetAnalyticsQuery({ domain, ...period }, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, refetch } = found;
  const change = (part: Partial<typeof period>) => setParams({ ...period, ...part }, { replace: true });
  const save = () => {
    if (data)
      saveFile(
        new Blob(['\uFEFF', toCsv(['start', ...FIGURES], data.periods)], { type: 'text/csv;charset=utf-8' }),
        `${domain}-${data.from}-${data.to}.csv`,
      );
  };
  return (
    <Screen
      title={t('heading', { domain })}
      text={t('text')}
      actions={
        <Button disabledFocusable={!data} onClick={save}>
          {t('export')}
        </Button>
      }
    >
      <PeriodForm period={period} onChange={change} />
      {error !== undefined && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      {data && <Shown {...{ data, figure }} onFigure={setFigure} />}
    </Screen>
  );
}

type Period = ReturnType<typeof readPeriod>;

function PeriodForm({ period, onChange }: { period: Period; onChange: (part: Partial<Period>) => void }): ReactNode {
  const { t } = useTranslation('admin-analytics');
  const styles = useAnalyticsStyles();
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label}>
      <Input type="date" value={period[name]} onChange={(_, { value }) => value && onChange({ [name]: value })} />
    </Field>
  );
  return (
    <div className={styles.form}>
      {day('from', t('from'))}
      {day('to', t('to'))}
      <Field label={t('by')}>
        <Select value={period.by} onChange={(_, { value }) => onChange({ by: value === 'week' ? 'week' : 'day' })}>
          <option value="day">{t('day')}</option>
          <option value="week">{t('week')}</option>
        </Select>
      </Field>
    </div>
  );
}

/** A figure in the reader's digits, or that it is hidden. */
function useFigure(hiddenUnder: number) {
  const { t, i18n } = useTranslation('admin-analytics');
  return (value: number | null) =>
    value === null ? t('hidden', { count: hiddenUnder }) : value.toLocaleString(i18n.language);
}

function Shown({ data, figure, onFigure }: ComponentProps<typeof PeriodChart>): ReactNode {
  const { t } = useTranslation('admin-analytics');
  const styles = useAnalyticsStyles();
  const say = useFigure(data.hiddenUnder);
  return (
    <>
      <dl className={styles.figures} aria-label={t('figures')}>
        {FIGURES.map((one) => (
          <div key={one} className={styles.figure}>
            <dt>{t(`figure.${one}`)}</dt>
            <dd>{say(data.total[one])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('hiddenText', { count: data.hiddenUnder })}</p>
      <PeriodChart {...{ data, figure, onFigure }} />
      <Periods data={data} />
      <div className={styles.pair}>
        <Funnel data={data} />
        <Pages data={data} />
      </div>
    </>
  );
}

function Periods({ data }: { data: Analytics }): ReactNode {
  const { t } = useTranslation('admin-analytics');
  const styles = useAnalyticsStyles();
  const say = useFigure(data.hiddenUnder);
  const name = t('table', { by: t(data.by) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={name}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t(data.by)}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {t(`figure.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.periods.toReversed().map((period) => (
            <tr key={period.start}>
              <th scope="row">{period.start}</th>
              {FIGURES.map((figure) => (
                <td key={figure}>{say(period[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Funnel({ data }: { data: Analytics }): ReactNode {
  const { t, i18n } = useTranslation('admin-analytics');
  const rows = useTableStyles();
  const styles = useAnalyticsStyles();
  const say = useFigure(data.hiddenUnder);
  const all = data.funnel[0]?.visitors ?? 0;
  const share = (value: number | null) =>
    value === null || all === 0 ? '–' : (value / all).toLocaleString(i18n.language, { style: 'percent' });
  return (
    <section className={styles.part} aria-label={t('funnel.title')}>
      <h2 className={styles.title}>{t('funnel.title')}</h2>
      <table className={rows.table} aria-label={t('funnel.title')}>
        <thead>
          <tr>
            <th scope="col">{t('funnel.step')}</th>
            <th scope="col">{t('funnel.visitors')}</th>
            <th scope="col">{t('funnel.share')}</th>
          </tr>
        </thead>
        <tbody>
          {data.funnel.map(({ step, visitors }) => (
            <tr key={step}>
              <td>{t(`funnel.${step}`)}</td>
              <td>{say(visitors)}</td>
              <td>{share(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Pages({ data: { pages, hiddenUnder } }: { data: Analytics }): ReactNode {
  const { t } = useTranslation('admin-analytics');
  const rows = useTableStyles();
  const styles = useAnalyticsStyles();
  const say = useFigure(hiddenUnder);
  return (
    <section className={styles.part} aria-label={t('pages.title')}>
      <h2 className={styles.title}>{t('pages.title')}</h2>
      {pages.length === 0 && <p className={styles.note}>{t('pages.none')}</p>}
      {pages.length > 0 && (
        <table className={rows.table} aria-label={t('pages.title')}>
          <thead>
            <tr>
              <th scope="col">{t('pages.page')}</th>
              <th scope="col">{t('pages.count')}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, count }) => (
              <tr key={page}>
                <td>{page}</td>
                <td>{say(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import type { Data } from '@/api/paths';
import { useGetUsageQuery } from '@/api/usage';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import type { PageProps } from '../PlatformRoom';
import { usePlatformStyles } from '../platform-styles';
import { Budgets } from './Budgets';

const BY = ['key', 'model', 'day'] as const;
const COUNTS = ['calls', 'input', 'output', 'failed', 'estimated'] as const;
const DAYS = [1, 7, 30, 90] as const;

const money = (micros: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 }).format(micros / 1_000_000);

/** What keys used, and their budgets. */
export function UsagePage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const dispatch = useSessionDispatch();
  const isNobody = useSession(({ user }) => user === null);
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('page.usage')}
      </Heading>
      <p className={styles.lead}>{t('usage.lead')}</p>
      {isNobody ? (
        <div>
          <PlainButton look="primary" onClick={() => dispatch(signInOpened('asked'))}>
            {t('signIn')}
          </PlainButton>
        </div>
      ) : (
        <>
          <Sums level={below} />
          <Budgets level={below} />
        </>
      )}
    </>
  );
}

function Sums({ level }: { level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t, i18n } = useTranslation('platform');
  const [by, setBy] = useState<(typeof BY)[number]>('key');
  const [days, setDays] = useState(30);
  const { data, error, isFetching, refetch } = useGetUsageQuery({ by, days }, { refetchOnMountOrArgChange: true });
  const count = (value: number) => value.toLocaleString(i18n.language);
  const costOf = ({ costs, unpriced }: Data<'getUsage'>[number]) => {
    const known = costs.map(({ currency, micros }) => money(micros, currency, i18n.language));
    // What has no price is not free.
    if (unpriced > 0) known.push(costs.length === 0 ? t('usage.unknown') : t('usage.unpriced', { count: unpriced }));
    return known.join(' + ') || '–';
  };
  const select = mergeClasses(styles.input, styles.narrow);
  return (
    <>
      <div className={styles.line}>
        <label className={styles.line}>
          <span className={styles.note}>{t('usage.by')}</span>
          <select className={select} value={by} onChange={({ target }) => setBy(BY[target.selectedIndex] ?? 'key')}>
            {BY.map((one) => (
              <option key={one} value={one}>
                {t(`usage.of.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.line}>
          <span className={styles.note}>{t('usage.period')}</span>
          <select className={select} value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {DAYS.map((one) => (
              <option key={one} value={one}>
                {t('usage.days', { count: one })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {!data ? (
        error ? (
          <ErrorState
            {...{ level, error, busy: isFetching }}
            title={t('usage.failed')}
            text={t('keys.listFailedText')}
            onRetry={() => void refetch()}
          />
        ) : (
          <TextSkeleton label={t('loading')} paragraphs={2} />
        )
      ) : data.length === 0 ? (
        <p className={styles.note}>{t('usage.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a wide table.
        <section className={styles.scroll} tabIndex={0} aria-label={t('page.usage')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t(`usage.of.${by}`)}</th>
                {([...COUNTS, 'cost'] as const).map((column) => (
                  <th key={column} scope="col" className={styles.figure}>
                    {t(`usage.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name || t('usage.gone')}</th>
                  {COUNTS.map((column) => (
                    <td key={column} className={styles.figure}>
                      {count(row[column])}
                    </td>
                  ))}
                  <td className={styles.figure}>{costOf(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

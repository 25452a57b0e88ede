import { mergeClasses } from '@fluentui/react-components';
import type { Data } from '@/api/paths';
import { useGetChangelogQuery } from '@/api/platform';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { TextSkeleton } from '@/ui/TextSkeleton';
import type { PageProps } from '../PlatformRoom';
import { usePlatformStyles } from '../platform-styles';

type Entry = Data<'getChangelog'>[number];
type Change = Entry['changes'][number];

/** What changed in the calls that take keys. */
export function ChangelogPage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const { data, error, isFetching, refetch } = useGetChangelogQuery();
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('page.changelog')}
      </Heading>
      <p className={styles.lead}>{t('changelog.lead')}</p>
      {data ? (
        data.map((entry) => <Release key={entry.date ?? ''} entry={entry} level={below} />)
      ) : error ? (
        <ErrorState
          {...{ level: below, error, busy: isFetching }}
          title={t('changelog.failed')}
          text={t('keys.listFailedText')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TextSkeleton label={t('loading')} paragraphs={3} />
      )}
      {data?.length === 0 && <p className={styles.note}>{t('changelog.none')}</p>}
    </>
  );
}

function Release({ entry: { date, since, changes }, level }: { entry: Entry; level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const below = Math.min(level + 1, 4) as 3 | 4;
  const calls = new Map<string, Change[]>();
  for (const change of changes) calls.set(change.operation, [...(calls.get(change.operation) ?? []), change]);
  return (
    <section className={styles.form}>
      <Heading level={level} className={styles.head}>
        {date ? t('changelog.released', { date }) : t('changelog.since', { date: since })}
      </Heading>
      <ul className={styles.rows}>
        {[...calls].map(([operation, all]) => (
          <li key={operation} className={styles.card}>
            <Heading level={below} className={mergeClasses(styles.name, styles.mono)}>
              {`${all[0]?.method} ${all[0]?.path}`}
            </Heading>
            <ul className={styles.cited}>
              {all.map(({ kind, name = '', breaking }) => (
                <li key={`${kind} ${name}`}>
                  {t(`changelog.kind.${kind}`, { name })}
                  {breaking && (
                    <>
                      {' '}
                      <span className={mergeClasses(styles.badge, styles.badgeWarn)}>{t('changelog.breaking')}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

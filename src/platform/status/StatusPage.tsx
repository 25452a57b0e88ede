import { useGetPlatformStatusQuery } from '@/api/platform';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import type { PageProps } from '../PlatformRoom';
import { usePlatformStyles } from '../platform-styles';
import { StateBadge } from '../StateBadge';

/** Whether the parts of the platform work now. */
export function StatusPage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t, i18n } = useTranslation('platform');
  const query = useGetPlatformStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('page.status')}
      </Heading>
      <p className={styles.lead}>{t('status.lead')}</p>
      {!data ? (
        error ? (
          <ErrorState
            {...{ level: below, error, busy: isFetching }}
            title={t('status.failed')}
            text={t('keys.listFailedText')}
            onRetry={() => void refetch()}
          />
        ) : (
          <TextSkeleton label={t('loading')} paragraphs={2} />
        )
      ) : (
        <>
          <div aria-live="polite">
            <Heading level={below} className={styles.head}>
              {t(`status.all.${data.state}`)}
            </Heading>
          </div>
          <ul className={styles.rows}>
            {data.parts.map(({ part, state }) => (
              <li key={part} className={styles.card}>
                <div className={styles.line}>
                  <span className={styles.name}>{t(`status.part.${part}`)}</span>
                  <StateBadge state={state} />
                </div>
              </li>
            ))}
          </ul>
          <div className={styles.line}>
            <span className={styles.note}>
              {t('status.checked', { time: new Date(data.checkedAt).toLocaleTimeString(i18n.language) })}
            </span>
            <PlainButton aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
              {t('status.again')}
            </PlainButton>
          </div>
        </>
      )}
    </>
  );
}

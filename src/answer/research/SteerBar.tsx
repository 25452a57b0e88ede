import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTranslation } from '@/i18n/use-translation';
import type { RunPlanItem, RunSource, RunSteer } from '@/stream/types';
import { PlainButton } from '@/ui/PlainButton';
import { usePlanStyles } from './plan-styles';
import { useSteer } from './use-steer';

/** Leaves an item out that has not been looked into yet. */
export function DropItem({ run, item }: { run: string; item: RunPlanItem }) {
  const styles = usePlanStyles();
  const { t } = useTranslation('answer');
  const { steer, isSent } = useSteer(run);
  const wish = { op: 'drop' as const, item: item.id };
  const words = t('research.steer.drop', { title: item.title });
  return (
    <PlainButton
      look="quiet"
      iconOnly
      className={styles.inline}
      aria-label={words}
      title={words}
      aria-disabled={isSent(wish)}
      onClick={() => void steer(wish)}
    >
      <DismissRegular aria-hidden />
    </PlainButton>
  );
}

interface Props {
  run: string;
  sources: readonly RunSource[];
  steers: readonly RunSteer[];
}

/** What the asker can do while the research runs: have it end now or wait, or go on without a document. */
export function SteerBar({ run, sources, steers }: Props) {
  const styles = usePlanStyles();
  const { t } = useTranslation('answer');
  const { steer, isSent } = useSteer(run);
  const documents = [...new Map(sources.map((source) => [source.docId, source.title]))];
  return (
    <div className={styles.steer}>
      <PlainButton aria-disabled={isSent({ op: 'finish' })} onClick={() => void steer({ op: 'finish' })}>
        {t('research.steer.finish')}
      </PlainButton>
      <PlainButton aria-disabled={isSent({ op: 'pause' })} onClick={() => void steer({ op: 'pause' })}>
        {isSent({ op: 'pause' }) ? t('research.steer.pausing') : t('research.steer.pause')}
      </PlainButton>
      {documents.length > 0 && (
        <details className={styles.exclude}>
          <summary>{t('research.steer.exclude')}</summary>
          <ul className={styles.list}>
            {documents.map(([document, title]) => (
              <li key={document} className={styles.item}>
                <span className={styles.name}>{title}</span>
                {steers.some((one) => one.document === document) ? (
                  <span className={styles.state}>{t('research.steer.excluded')}</span>
                ) : (
                  <PlainButton
                    className={styles.state}
                    aria-label={t('research.steer.excludeOne', { title })}
                    aria-disabled={isSent({ op: 'exclude', document })}
                    onClick={() => void steer({ op: 'exclude', document })}
                  >
                    {t('research.steer.exclude')}
                  </PlainButton>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

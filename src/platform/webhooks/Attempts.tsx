import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { messageOf } from '@/api/api-error';
import type { Data } from '@/api/paths';
import { useListWebhookAttemptsQuery } from '@/api/webhooks';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { usePlatformStyles } from '../platform-styles';
import { faultWord } from './type-words';

interface Props {
  endpoint: string;
  delivery: string;
  event: string;
}

/** What became of each attempt of a delivery; asked for when it is opened, and again while it is open. */
export function Attempts({ endpoint, delivery, event }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  const [open, setOpen] = useState(false);
  const { data, error } = useListWebhookAttemptsQuery(
    { id: endpoint, delivery },
    { skip: !open, pollingInterval: 5_000, refetchOnMountOrArgChange: true },
  );
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.note} aria-label={t('deliveries.recordName', { event })}>
        {t('deliveries.record')}
      </summary>
      {!open ? null : !data ? (
        error ? (
          <p className={styles.fault}>{messageOf(error) ?? t('listFailed')}</p>
        ) : (
          <TextSkeleton label={t('loading')} paragraphs={1} />
        )
      ) : data.length === 0 ? (
        <p className={styles.note}>{t('deliveries.noAttempts')}</p>
      ) : (
        <ol className={styles.attempts}>
          {data.map((one) => (
            <Attempt key={`${one.at} ${one.attempt}`} one={one} />
          ))}
        </ol>
      )}
    </details>
  );
}

function Attempt({ one: { attempt, at, ms, status, fault, reply } }: { one: Data<'listWebhookAttempts'>[number] }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  return (
    <li className={styles.attempt}>
      <span className={styles.facts}>
        <span>{t('deliveries.attempt', { attempt })}</span>
        <time dateTime={at}>{isoMinute(at)}</time>
        {status !== undefined && <span>{t('deliveries.status', { status })}</span>}
        {ms !== undefined && <span>{t('deliveries.ms', { ms })}</span>}
      </span>
      <p className={styles.note}>{fault ? t(`fault.${faultWord(fault)}`) : t('deliveries.arrived')}</p>
      {reply && (
        <div>
          <span className={styles.hint}>{t('deliveries.reply')}</span>
          <pre className={mergeClasses(styles.pre, styles.wrapped)}>{reply}</pre>
        </div>
      )}
    </li>
  );
}

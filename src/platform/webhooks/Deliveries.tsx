import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { messageOf } from '@/api/api-error';
import type { Data } from '@/api/paths';
import { useListWebhookDeliveriesQuery, useReplayWebhookMutation } from '@/api/webhooks';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { usePlatformStyles } from '../platform-styles';
import { Attempts } from './Attempts';
import { faultWord } from './type-words';

type Delivery = Data<'listWebhookDeliveries'>[number];

const PAGE = 50;

interface Props {
  id: string;
  level: 2 | 3 | 4;
  /** Nothing can be sent. */
  off: boolean;
}

/** What was sent to an endpoint, what it said, and how to send it again. */
export function Deliveries({ id, level, off }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  const [failed, setFailed] = useState(false);
  const [before, setBefore] = useState<string>();
  const { data, error } = useListWebhookDeliveriesQuery(
    { id, failed, ...(before !== undefined && { before }) },
    { refetchOnMountOrArgChange: true, ...(before === undefined && { pollingInterval: 5_000 }) },
  );
  const [replay, replayed] = useReplayWebhookMutation();
  const again = (wish: { ids: string[] } | { failed: true } | { since: string }) => {
    if (!replayed.isLoading) void replay({ id, ...wish });
  };
  const last = data?.at(-1);
  return (
    <>
      <Heading level={level} className={styles.head}>
        {t('deliveries.title')}
      </Heading>
      <p className={styles.note}>{t('deliveries.lead')}</p>
      <div className={styles.line}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={failed}
            onChange={({ target }) => {
              setFailed(target.checked);
              setBefore(undefined);
            }}
            className={styles.box}
          />
          {t('deliveries.failed')}
        </label>
        {!off && (
          <PlainButton aria-disabled={replayed.isLoading} onClick={() => again({ failed: true })}>
            {t('deliveries.againFailed')}
          </PlainButton>
        )}
      </div>
      {!off && <Since onSince={(since) => again({ since })} />}
      <p className={replayed.error ? styles.fault : styles.note} role="status">
        {replayed.error
          ? (messageOf(replayed.error) ?? t('failed'))
          : replayed.data
            ? t('deliveries.count', { count: replayed.data.count })
            : ''}
      </p>
      {!data ? (
        error ? (
          <p className={styles.fault}>{messageOf(error) ?? t('listFailed')}</p>
        ) : (
          <TextSkeleton label={t('loading')} paragraphs={2} />
        )
      ) : data.length === 0 ? (
        <p className={styles.note}>{failed ? t('deliveries.noneFailed') : t('deliveries.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {data.map((row) => (
            <DeliveryRow
              key={row.id}
              endpoint={id}
              row={row}
              {...(!off && { onAgain: () => again({ ids: [row.id] }) })}
            />
          ))}
        </ul>
      )}
      {last && data?.length === PAGE && (
        <div>
          <PlainButton onClick={() => setBefore(last.id)}>{t('deliveries.older')}</PlainButton>
        </div>
      )}
    </>
  );
}

function Since({ onSince }: { onSince: (since: string) => void }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        const at = new Date(String(new FormData(event.currentTarget).get('since')));
        if (!Number.isNaN(at.getTime())) onSince(at.toISOString());
      }}
    >
      <label className={styles.line}>
        <span className={styles.note}>{t('deliveries.since')}</span>
        <input type="datetime-local" name="since" required className={mergeClasses(styles.input, styles.narrow)} />
      </label>
      <PlainButton type="submit">{t('deliveries.againSince')}</PlainButton>
    </form>
  );
}

function DeliveryRow({ endpoint, row, onAgain }: { endpoint: string; row: Delivery; onAgain?: () => void }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  const { state, fault } = row;
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <code className={styles.mono}>{row.type}</code>
        <span
          className={mergeClasses(
            styles.badge,
            state === 'given-up' && styles.badgeOff,
            state === 'waiting' && styles.badgeWarn,
          )}
        >
          {t(`deliveries.state.${state}`)}
        </span>
      </div>
      <span className={styles.facts}>
        <span className={styles.mono}>{row.event}</span>
        <span>{isoMinute(row.at)}</span>
        {row.attempts > 0 && <span>{t('deliveries.attempts', { count: row.attempts })}</span>}
        {row.status !== undefined && <span>{t('deliveries.status', { status: row.status })}</span>}
        {row.ms !== undefined && <span>{t('deliveries.ms', { ms: row.ms })}</span>}
        {row.nextAt && <span>{t('deliveries.next', { time: isoMinute(row.nextAt) })}</span>}
      </span>
      {fault && <p className={styles.note}>{t(`fault.${faultWord(fault)}`)}</p>}
      {row.attempts > 0 && <Attempts endpoint={endpoint} delivery={row.id} event={row.event} />}
      {onAgain && state !== 'due' && state !== 'leased' && (
        <div>
          <PlainButton aria-label={t('deliveries.againName', { event: row.event })} onClick={onAgain}>
            {t('deliveries.again')}
          </PlainButton>
        </div>
      )}
    </li>
  );
}

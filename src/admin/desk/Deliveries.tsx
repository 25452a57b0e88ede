import { Button, Field, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { useLazyReadClaimQuery, useListDeliveriesQuery, useMoveWinMutation } from './desk-calls';
import { useDeskStyles } from './desk-styles';
import { Parcels } from './Parcels';

type Win = Data<'listDeliveries'>['wins'][number];
interface Place {
  domain: string;
  id: string;
}

/** Prizes on their way. What a winner gave is read on request only, because each look is recorded. */
export function Deliveries({ domain, id }: Place): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useDeskStyles();
  const rows = useTableStyles();
  const { data, error, refetch } = useListDeliveriesQuery({ domain, id }, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('wins.title')}</h2>
      {error !== undefined && !data && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {data?.wins.length === 0 && <p className={styles.quiet}>{t('wins.none')}</p>}
      {data && data.wins.length > 0 && <Parcels {...{ domain, id }} />}
      {data && data.wins.length > 0 && (
        <div className={styles.wide}>
          <table className={rows.table} aria-label={t('wins.title')}>
            <thead>
              <tr>
                <th scope="col">{t('wins.prize')}</th>
                <th scope="col">{t('wins.state')}</th>
                <th scope="col">{t('bursts.decision')}</th>
              </tr>
            </thead>
            <tbody>
              {data.wins.map((win) => (
                <Row key={`${win.id} ${win.state} ${win.tracking}`} {...{ domain, id, win }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ domain, id, win }: Place & { win: Win }): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useDeskStyles();
  const rows = useTableStyles();
  const may = useMayOn(domain)('moveWin');
  const [read, claim] = useLazyReadClaimQuery();
  const [move, { isLoading, error }] = useMoveWinMutation();
  const [words, setWords] = useState(win.state === 'sent' ? win.tracking : '');
  const go = (to: 'returned' | 'sent' | 'delivered') => {
    const text = words.trim();
    const more = to === 'returned' ? { note: text } : text ? { tracking: text } : {};
    void move({ domain, id, win: win.id, to, ...more });
  };
  // What stands in the field of another number is none that was sent.
  const deliver = () => (isClaimed ? go('delivered') : void move({ domain, id, win: win.id, to: 'delivered' }));
  const isClaimed = win.state === 'claimed';
  const { title, who } = win;
  return (
    <tr>
      <td>
        <strong>{title}</strong>
        <div className={rows.quiet}>{who}</div>
      </td>
      <td>
        {t(`wins.states.${win.state}`)} <RelativeTime at={win.changedAt} />
        {win.tracking && <div className={rows.quiet}>{win.tracking}</div>}
      </td>
      <td>
        {may && win.hasClaim && !claim.data && (
          <Button
            size="small"
            aria-label={t('wins.readOf', { who, title })}
            onClick={() => void read({ domain, id, win: win.id })}
          >
            {t('wins.read')}
          </Button>
        )}
        {claim.data && <p className={styles.text}>{Object.values(claim.data).join('\n')}</p>}
        {may && (isClaimed || win.state === 'sent') && (
          <div className={styles.actions}>
            {isClaimed && (
              <>
                <Field label={t('wins.words')}>
                  <Input value={words} maxLength={100} onChange={(_, { value }) => setWords(value)} />
                </Field>
                <Button size="small" appearance="primary" disabledFocusable={isLoading} onClick={() => go('sent')}>
                  {t('wins.send')}
                </Button>
                <Button
                  size="small"
                  disabledFocusable={isLoading || words.trim() === ''}
                  onClick={() => go('returned')}
                >
                  {t('wins.return')}
                </Button>
              </>
            )}
            {!isClaimed && (
              <>
                <Field label={t('wins.number')}>
                  <Input value={words} maxLength={100} onChange={(_, { value }) => setWords(value)} />
                </Field>
                <Button
                  size="small"
                  disabledFocusable={isLoading || words.trim() === '' || words.trim() === win.tracking}
                  aria-label={t('wins.correctOf', { who, title })}
                  onClick={() => go('sent')}
                >
                  {t('wins.correct')}
                </Button>
              </>
            )}
            <Button size="small" disabledFocusable={isLoading} onClick={() => deliver()}>
              {t('wins.deliver')}
            </Button>
          </div>
        )}
        {(error ?? claim.error) !== undefined && <ErrorBar title={t('refused')} error={error ?? claim.error} />}
      </td>
    </tr>
  );
}

import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useActOnDemandMutation } from '@/api/demands';
import type { Arg } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { ownHref } from '../orders/own-href';
import type { Demand } from './DemandRow';
import { publishHref } from './hall-href';
import { useHallStyles } from './hall-styles';

type Action = Arg<'actOnDemand'>['action'];
export const CLOSE_REASONS = ['here', 'elsewhere', 'not-needed', 'too-dear', 'nobody'] as const;

interface Props {
  demand: Demand;
  mine: NonNullable<Demand['mine']>;
  level: 2 | 3 | 4;
}

/** What its organization does with a demand. */
export function OwnDemand({ demand: { id, status }, mine: { step, may } }: Props) {
  const styles = useHallStyles();
  const market = useMarketStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'close' | 'extend'>();
  const [act, { isLoading, error }] = useActOnDemandMutation();
  const send = async (action: Action, more: Partial<Arg<'actOnDemand'>> = {}) => {
    if (isLoading) return;
    const { error: refused } = await act({ id, action, step, ...more });
    if (refused) return;
    setAsking(undefined);
    if (action === 'drop') void navigate(ownHref('demands'));
  };
  if (may.length === 0 && status !== 'removed') return null;
  return (
    <div className={styles.section}>
      {status === 'review' && <p className={styles.note}>{t('inReview')}</p>}
      {status === 'removed' && <p className={styles.note}>{t('removed')}</p>}
      {error && (
        <p className={orders.fault} role="alert">
          {'msg' in error && typeof error.msg === 'string' && error.msg ? error.msg : t('failed.text')}
        </p>
      )}
      {asking ? (
        <AskForm asking={asking} onSend={(more) => void send(asking, more)} onClose={() => setAsking(undefined)} />
      ) : (
        <div className={orders.buttons}>
          {may.includes('edit') && (
            <Link to={publishHref({ id })} className={market.link}>
              {status === 'draft' ? t('goOn') : t('edit')}
            </Link>
          )}
          {may.includes('close') && <PlainButton onClick={() => setAsking('close')}>{t('act.close')}</PlainButton>}
          {may.includes('extend') && <PlainButton onClick={() => setAsking('extend')}>{t('act.extend')}</PlainButton>}
          {may.includes('drop') && (
            <PlainButton look="quiet" aria-disabled={isLoading} onClick={() => void send('drop')}>
              {t('act.drop')}
            </PlainButton>
          )}
        </div>
      )}
    </div>
  );
}

interface AskProps {
  asking: 'close' | 'extend';
  onSend: (more: Partial<Arg<'actOnDemand'>>) => void;
  onClose: () => void;
}

function AskForm({ asking, onSend, onClose }: AskProps) {
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    if (asking === 'extend') return onSend({ due: text('due') || null });
    const reason = CLOSE_REASONS.find((one) => one === text('reason'));
    onSend({ words: text('words'), ...(reason && { reason }) });
  };
  return (
    <form className={orders.form} onSubmit={submit}>
      {asking === 'close' ? (
        <>
          <label className={orders.field}>
            {t('closing.reason')}
            <select name="reason" required className={orders.input} defaultValue="">
              <option value="" disabled>
                {t('closing.choose')}
              </option>
              {CLOSE_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`close.${reason}`)}
                </option>
              ))}
            </select>
          </label>
          <label className={orders.field}>
            {t('closing.words')}
            <textarea name="words" rows={2} maxLength={1000} className={orders.input} />
          </label>
        </>
      ) : (
        <label className={orders.field}>
          {t('extending')}
          <input name="due" type="date" className={orders.input} />
        </label>
      )}
      <div className={orders.buttons}>
        <PlainButton type="submit" look="primary">
          {asking === 'close' ? t('act.close') : t('act.extend')}
        </PlainButton>
        <PlainButton onClick={onClose}>{t('cancel')}</PlainButton>
      </div>
    </form>
  );
}

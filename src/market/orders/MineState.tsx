import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useSetUpEntitlementMutation } from '@/api/apps';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';
import { OpenApp } from './OpenApp';
import { useOrderStyles } from './order-styles';
import { ownHref } from './own-href';
import { Suspended } from './Suspended';
import { orderStateText, rightStateText } from './state-text';

/** What one's organization has of an offering already, and the next step. */
export function MineState({ app }: { app: Data<'getApp'> }) {
  const styles = useOrderStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const [setUp, { isLoading }] = useSetUpEntitlementMutation();
  const { mine } = app;
  const right = mine?.entitlement;
  if (!mine || (!right && !mine.orderId)) return null;
  const maySetUp = mine.may.some(({ what, whyNot }) => what === 'set-up' && !whyNot);
  const isUsable = right && ['active', 'due', 'grace'].includes(right.state);
  const isBehind = right?.setUpVersion !== right?.liveVersion;
  return (
    <div className={styles.state}>
      {right && <strong>{rightStateText(right, t)}</strong>}
      {right?.endsAt && <span>{t('right.ends', { date: isoDate(right.endsAt) })}</span>}
      {right?.suspended && <Suspended {...right.suspended} />}
      {right?.setUpVersion && <span>{t('right.setUp', { version: right.setUpVersion })}</span>}
      {mine.orderId && (
        <span>
          {orderStateText({ status: mine.orderStatus ?? 'submitted', waitsFor: mine.waitsFor ?? null }, t)}{' '}
          <Link to={ownHref('orders')} className={mergeClasses(market.link, market.inline)}>
            {t('order.see')}
          </Link>
        </span>
      )}
      <span className={styles.buttons}>
        {isUsable && right.opens && right.setUpVersion && <OpenApp id={right.id} name={app.name} />}
        {isUsable && maySetUp && isBehind && (
          <PlainButton aria-disabled={isLoading} onClick={() => !isLoading && void setUp({ id: right.id })}>
            {right.setUpVersion
              ? t('right.update', { version: right.liveVersion ?? '' })
              : t('right.doSetUp', { version: right.liveVersion ?? '' })}
          </PlainButton>
        )}
      </span>
    </div>
  );
}

import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useActOnContactMutation } from '@/api/demands';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { ContactForm } from './ContactForm';
import { faultText } from './fault-text';
import { useHallStyles } from './hall-styles';

type Contact = Data<'listContacts'>['list'][number];
const FIELDS = ['name', 'phone', 'email', 'wechat'] as const;

/** One exchange of contact data: what it is for, what both sides consented to show, and what one may do. */
export function ContactLine({ contact }: { contact: Contact }) {
  const styles = useHallStyles();
  const market = useMarketStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const [granting, setGranting] = useState(false);
  const [act, { isLoading, error }] = useActOnContactMutation();
  const { id, state, side, purpose, asks, theirs, ours, seen = [], may, other } = contact;
  const send = (action: 'refuse' | 'withdraw') => {
    if (!isLoading) void act({ id, action });
  };
  return (
    <div className={mergeClasses(styles.note, styles.stack)}>
      <span className={market.facts}>
        <span className={market.badge}>{t(`contact.state.${state}`)}</span>
        <span>{side === 'from' ? t('contact.from') : t('contact.to', { other: other || t('nameless') })}</span>
      </span>
      <p className={market.note}>{t('contact.for', { purpose })}</p>
      {side === 'to' && state === 'asked' && (
        <p className={market.note}>
          {t('contact.offers', { fields: asks.map((field) => t(`contact.field.${field}`)).join(' · ') })}
        </p>
      )}
      {theirs && <Fields title={other || t('contact.theirs')} fields={theirs} />}
      {ours && <Fields title={t('contact.ours')} fields={ours} />}
      {seen.map(({ person, at }) => (
        <p key={person + at} className={market.note}>
          {t('contact.seen', { person, at: isoMinute(at) })}
        </p>
      ))}
      {error && (
        <p className={orders.fault} role="alert">
          {faultText(error, t('failed.text'))}
        </p>
      )}
      {granting ? (
        <ContactForm
          busy={isLoading}
          onSend={(fields) => void act({ id, action: 'grant', fields }).then(({ data }) => data && setGranting(false))}
          onClose={() => setGranting(false)}
        />
      ) : (
        <span className={orders.buttons}>
          {may.includes('grant') && (
            <PlainButton look="primary" onClick={() => setGranting(true)}>
              {t('contact.grant')}
            </PlainButton>
          )}
          {may.includes('refuse') && <PlainButton onClick={() => send('refuse')}>{t('contact.refuse')}</PlainButton>}
          {may.includes('withdraw') && (
            <PlainButton look="quiet" onClick={() => send('withdraw')}>
              {t('contact.withdraw')}
            </PlainButton>
          )}
        </span>
      )}
    </div>
  );
}

function Fields({ title, fields }: { title: string; fields: NonNullable<Contact['ours']> }) {
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  return (
    <div>
      <strong>{title}</strong>
      <dl className={mergeClasses(styles.facts, styles.close)} aria-label={title}>
        {FIELDS.filter((field) => fields[field]).map((field) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt className={styles.term}>{t(`contact.field.${field}`)}</dt>
            <dd className={styles.value}>{fields[field]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

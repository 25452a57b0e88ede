import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useActOnResponseMutation,
  useAskContactMutation,
  useListDemandResponsesQuery,
  usePutDemandResponseMutation,
} from '@/api/demands';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { useSession } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { companyHref, offeringHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { ContactForm } from './ContactForm';
import { ContactLine } from './ContactLine';
import { faultText } from './fault-text';
import { useHallStyles } from './hall-styles';
import { ResponseForm } from './ResponseForm';

type Response = Data<'listDemandResponses'>[number];

interface Props {
  id: string;
  level: 2 | 3 | 4;
  isOurs: boolean;
  isOpen: boolean;
}

/** What suppliers answered, for the demand's organization; for a supplier, its own response. */
export function Responses({ id, level, isOurs, isOpen }: Props) {
  const styles = useHallStyles();
  const market = useMarketStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const acts = useSession(({ currentTenant }) => currentTenant);
  const runsIt = ['owner', 'admin'].includes(acts?.role ?? '');
  const { data } = useListDemandResponsesQuery({ id }, { skip: !acts });
  const [put, { isLoading, error }] = usePutDemandResponseMutation();
  const [writing, setWriting] = useState(false);
  if (!acts) return isOpen ? <p className={styles.note}>{t('response.signIn')}</p> : null;
  const own = isOurs ? undefined : data?.[0];
  const mayWrite = !isOurs && isOpen && runsIt && (!own || own.may.includes('edit'));
  if (!isOurs && !mayWrite && !own) return null;
  return (
    <section className={styles.section} aria-label={t('response.title')}>
      <Heading level={level} className={styles.sectionTitle}>
        {isOurs ? t('response.count', { count: data?.length ?? 0 }) : t('response.own')}
      </Heading>
      {isOurs && data?.length === 0 && <p className={market.note}>{t('response.none')}</p>}
      <ul className={styles.rows}>
        {(data ?? []).map((response) => (
          <One key={response.id} response={response} level={Math.min(level + 1, 4) as 3 | 4} />
        ))}
      </ul>
      {mayWrite &&
        (writing ? (
          <ResponseForm
            form={own?.form}
            busy={isLoading}
            onSend={(form) => {
              if (isLoading) return;
              void put({ id, form, step: own?.step ?? 0 }).then(({ data: sent }) => sent && setWriting(false));
            }}
            onClose={() => setWriting(false)}
          />
        ) : (
          <div className={styles.after}>
            <PlainButton look={own ? 'outline' : 'primary'} onClick={() => setWriting(true)}>
              {own ? t('response.change') : t('response.write')}
            </PlainButton>
          </div>
        ))}
      {error && (
        <p className={orders.fault} role="alert">
          {faultText(error, t('failed.text'))}
        </p>
      )}
    </section>
  );
}

function One({ response, level }: { response: Response; level: 2 | 3 | 4 }) {
  const market = useMarketStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const [act, { isLoading, error }] = useActOnResponseMutation();
  const [ask, asking] = useAskContactMutation();
  const [open, setOpen] = useState<'decline' | 'contact'>();
  const { id, supplier, supplierCode, words, price, leadWeeks, offeringId, state, reason, step, may, contact } =
    response;
  const send = (action: 'shortlist' | 'decline' | 'withdraw' | 'deal', why?: string) => {
    if (isLoading) return;
    void act({ id, action, step, ...(why && { reason: why }) }).then(({ data }) => data && setOpen(undefined));
  };
  const decline = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send('decline', String(new FormData(event.currentTarget).get('reason') ?? ''));
  };
  const fault = error ?? asking.error;
  return (
    <li className={orders.row}>
      <Heading level={level} className={orders.name}>
        <Link to={companyHref(supplierCode)} className={market.link}>
          {supplier}
        </Link>
      </Heading>
      <span className={market.facts}>
        <span className={market.badge}>{t(`response.state.${state}`)}</span>
        {price && <span>{price}</span>}
        {leadWeeks !== null && leadWeeks !== undefined && <span>{t('response.weeks', { count: leadWeeks })}</span>}
        {offeringId && (
          <Link to={offeringHref({ id: offeringId })} className={market.link}>
            {t('response.offering')}
          </Link>
        )}
        <span>{isoDate(response.createdAt)}</span>
      </span>
      <span>{words}</span>
      {reason && <span className={market.note}>{t('response.because', { reason })}</span>}
      {contact && <ContactLine contact={contact} />}
      {fault && (
        <p className={orders.fault} role="alert">
          {faultText(fault, t('failed.text'))}
        </p>
      )}
      {open === 'contact' ? (
        <ContactForm
          purpose
          busy={asking.isLoading}
          onSend={(fields, purpose) => void ask({ id, fields, purpose }).then(({ data }) => data && setOpen(undefined))}
          onClose={() => setOpen(undefined)}
        />
      ) : open === 'decline' ? (
        <form className={orders.form} onSubmit={decline}>
          <label className={orders.field}>
            {t('response.reason')}
            <textarea name="reason" rows={2} maxLength={1000} required className={orders.input} />
          </label>
          <span className={orders.buttons}>
            <PlainButton type="submit" look="primary">
              {t('response.act.decline')}
            </PlainButton>
            <PlainButton onClick={() => setOpen(undefined)}>{t('cancel')}</PlainButton>
          </span>
        </form>
      ) : (
        <span className={orders.buttons}>
          {may.includes('contact') && (
            <PlainButton look="primary" onClick={() => setOpen('contact')}>
              {t('contact.ask')}
            </PlainButton>
          )}
          {may.includes('shortlist') && (
            <PlainButton onClick={() => send('shortlist')}>{t('response.act.shortlist')}</PlainButton>
          )}
          {may.includes('deal') && <PlainButton onClick={() => send('deal')}>{t('response.act.deal')}</PlainButton>}
          {may.includes('decline') && (
            <PlainButton onClick={() => setOpen('decline')}>{t('response.act.decline')}</PlainButton>
          )}
          {may.includes('withdraw') && (
            <PlainButton look="quiet" onClick={() => send('withdraw')}>
              {t('response.act.withdraw')}
            </PlainButton>
          )}
        </span>
      )}
    </li>
  );
}

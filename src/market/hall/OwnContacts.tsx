import { Link, useSearchParams } from 'react-router-dom';
import { useListContactsQuery } from '@/api/demands';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PageLinks } from '@/ui/PageLinks';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { ownHref } from '../orders/own-href';
import { ContactLine } from './ContactLine';
import { demandHref, HALL_PAGE_SIZE } from './hall-href';

/** Exchanges of contact data of the organization that one runs. */
export function OwnContacts({ level }: { level: 2 | 3 | 4 }) {
  const market = useMarketStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const found = useListContactsQuery({ pageNum: page, pageSize: HALL_PAGE_SIZE });
  const { data, error, isFetching, refetch } = found;
  if (!data)
    return error ? (
      <ErrorState
        {...{ level, error, busy: isFetching }}
        title={t('failed.title')}
        text={t('failed.text')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={3} />
    );
  if (data.list.length === 0)
    return (
      <ErrorState
        level={level}
        title={t('contact.none')}
        text={t('contact.noneText')}
        links={[{ to: '/mission', text: t('back') }]}
      />
    );
  const pages = Math.ceil(data.total / HALL_PAGE_SIZE);
  return (
    <>
      <ul className={orders.rows}>
        {data.list.map((contact) => (
          <li key={contact.id} className={orders.row}>
            <Heading level={level} className={orders.name}>
              <Link to={demandHref(contact.demandId)} className={market.link}>
                {contact.demandTitle}
              </Link>
            </Heading>
            <ContactLine contact={contact} />
          </li>
        ))}
      </ul>
      {pages > 1 && <PageLinks page={page} pages={pages} hrefOf={(n) => `${ownHref('contacts')}&page=${n}`} />}
    </>
  );
}

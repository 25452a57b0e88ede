import { Button, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { DecisionTable } from './DecisionTable';
import { FindForm } from './FindForm';
import { ListingTable } from './ListingTable';
import { useListListingsQuery, useSetListingMutation } from './market-calls';
import { useMarketAdminStyles } from './market-styles';
import { Pages } from './Pages';
import { ReasonForm } from './ReasonForm';

const PAGE_SIZE = 50;

type Listing = Data<'listListings'>['list'][number];

/** All that was offered to a domain, whether its catalogue shows it, and why not. */
export function Listings({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const asked = { domain, pageNum: page, pageSize: PAGE_SIZE, ...(keyword && { keyword }) };
  const { data, error, refetch } = useListListingsQuery(asked, { refetchOnMountOrArgChange: true });
  const find = (words: string) => {
    setPage(1);
    setKeyword(words);
  };
  const columns = [t('column.offering'), t('column.state'), t('listings.position'), t('column.decision')];
  const list = data?.list.map((row) => <Row key={row.id} domain={domain} row={row} />);
  const lead = (
    <>
      {data?.policy && <p className={styles.quiet}>{t(`policy.${data.policy}`)}</p>}
      <FindForm label={t('listings.find')} onFind={find} />
    </>
  );
  return (
    <DecisionTable
      {...{ title: t('listings.title'), columns, rows: list, none: t('listings.none'), error, lead }}
      onRetry={refetch}
    >
      <Pages page={page} of={data?.total ?? 0} size={PAGE_SIZE} onTurn={setPage} />
      <h3 className={styles.subtitle}>{t('table.title')}</h3>
      <ListingTable domain={domain} />
    </DecisionTable>
  );
}

function Row({ domain, row }: { domain: string; row: Listing }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const rows = useTableStyles();
  const may = useMayOn(domain)('setListing');
  const [isAsking, setAsking] = useState(false);
  const [place, setPlace] = useState(row.position === null ? '' : String(row.position));
  const [set, { isLoading, error }] = useSetListingMutation();
  const { id, name, state, supplier, shown, why, version, position } = row;
  const go = (next: Listing['state'], at: number | null, reason?: string) =>
    void set({ domain, id, state: next, position: at, ...(reason && { reason }) }).then(
      ({ data }) => data && setAsking(false),
    );
  const number = Number(place);
  const isNumber = place.trim() === '' || (Number.isInteger(number) && number >= 1 && number <= 10_000);
  return (
    <tr>
      <td>
        <strong>{name}</strong> {version}
        <div className={rows.quiet}>{supplier}</div>
      </td>
      <td>
        {shown ? t('listings.shown') : t('listings.notShown')}
        {why && <div className={rows.quiet}>{why}</div>}
      </td>
      <td>
        {may ? (
          <form
            className={styles.actions}
            onSubmit={(event) => {
              event.preventDefault();
              if (isNumber && !isLoading)
                go(state === 'hidden' ? 'offered' : state, place.trim() === '' ? null : number);
            }}
          >
            <Input
              className={styles.position}
              inputMode="numeric"
              value={place}
              maxLength={5}
              aria-label={t('listings.positionOf', { name })}
              aria-invalid={!isNumber || undefined}
              onChange={(_, { value }) => setPlace(value)}
            />
            {place !== (position === null ? '' : String(position)) && state !== 'hidden' && (
              <Button size="small" type="submit" disabledFocusable={!isNumber || isLoading}>
                {t('listings.place')}
              </Button>
            )}
          </form>
        ) : (
          position
        )}
      </td>
      <td>
        {may &&
          (isAsking ? (
            <ReasonForm
              action={t('listings.hide')}
              busy={isLoading}
              onSend={(reason) => go('hidden', null, reason)}
              onClose={() => setAsking(false)}
            />
          ) : (
            <div className={styles.actions}>
              {state !== 'listed' && (
                <Button
                  size="small"
                  disabledFocusable={isLoading}
                  aria-label={t('listings.chooseOf', { name })}
                  onClick={() => go('listed', position)}
                >
                  {t('listings.choose')}
                </Button>
              )}
              {state !== 'offered' && (
                <Button
                  size="small"
                  disabledFocusable={isLoading}
                  aria-label={t('listings.undoOf', { name })}
                  onClick={() => go('offered', position)}
                >
                  {t('listings.undo')}
                </Button>
              )}
              {state !== 'hidden' && (
                <Button size="small" aria-label={t('listings.hideOf', { name })} onClick={() => setAsking(true)}>
                  {t('listings.hide')}
                </Button>
              )}
            </div>
          ))}
        {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      </td>
    </tr>
  );
}

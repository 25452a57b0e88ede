import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { ErrorBar } from '../shell/ErrorBar';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { DecisionTable } from './DecisionTable';
import { FindForm } from './FindForm';
import { useListOrderedRightsQuery, useSuspendRightMutation } from './market-calls';
import { useMarketAdminStyles } from './market-styles';
import { Pages } from './Pages';
import { ReasonForm } from './ReasonForm';

type Right = Data<'listOrderedRights'>['list'][number];

const PAGE_SIZE = 20;

/** What organizations and people may use that they ordered here, which operators suspend and restore. */
export function Rights({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const asked = { domain, pageNum: page, pageSize: PAGE_SIZE, ...(keyword && { keyword }) };
  const { data, error, refetch } = useListOrderedRightsQuery(asked, { refetchOnMountOrArgChange: true });
  const find = (words: string) => {
    setPage(1);
    setKeyword(words);
  };
  const columns = [t('column.offering'), t('orders.buyer'), t('column.state'), t('column.decision')];
  const list = data?.list.map((right) => <Row key={right.id} domain={domain} right={right} />);
  const lead = (
    <>
      <p className={styles.quiet}>{t('rights.text')}</p>
      {(keyword !== '' || (data?.total ?? 0) > 0) && <FindForm label={t('rights.find')} onFind={find} />}
    </>
  );
  return (
    <DecisionTable
      {...{ title: t('rights.title'), columns, rows: list, none: t('rights.none'), error, lead }}
      onRetry={refetch}
    >
      <Pages page={page} of={data?.total ?? 0} size={PAGE_SIZE} onTurn={setPage} />
    </DecisionTable>
  );
}

function Row({ domain, right }: { domain: string; right: Right }): ReactNode {
  const { t } = useTranslation('admin-market');
  const rows = useTableStyles();
  const { name, supplier = '', planName = '', buyer, seats, state, endsAt, suspended } = right;
  return (
    <tr>
      <td>
        <strong>{name}</strong>
        <div className={rows.quiet}>{t('orders.of', { supplier, plan: planName })}</div>
      </td>
      <td>
        {buyer}
        <div className={rows.quiet}>{t('orders.seats', { count: seats })}</div>
      </td>
      <td>
        {t(`rights.state.${state}`)}
        {suspended && (
          <div className={rows.quiet}>
            {t('rights.since', { date: isoDate(suspended.since), reason: suspended.reason })}
          </div>
        )}
        {endsAt && <div className={rows.quiet}>{t('rights.ends', { date: isoDate(endsAt) })}</div>}
      </td>
      <td>
        <Decision domain={domain} right={right} />
      </td>
    </tr>
  );
}

function Decision({ domain, right }: { domain: string; right: Right }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const may = useMayOn(domain)('suspendRight');
  const [isAsking, setAsking] = useState(false);
  const [set, { isLoading, error }] = useSuspendRightMutation();
  const { id, name, state, buyer = '' } = right;
  if (!may || state === 'ended' || state === 'closed') return null;
  const go = (suspend: boolean, reason?: string) =>
    void set({ domain, id, suspend, ...(reason && { reason }) }).then((done) => !done.error && setAsking(false));
  return (
    <div className={styles.actions}>
      {isAsking ? (
        <ReasonForm
          action={t('rights.suspend')}
          busy={isLoading}
          onSend={(reason) => go(true, reason)}
          onClose={() => setAsking(false)}
        />
      ) : state === 'suspended' ? (
        <Button
          size="small"
          disabledFocusable={isLoading}
          aria-label={t('rights.restoreOf', { name, buyer })}
          onClick={() => go(false)}
        >
          {t('rights.restore')}
        </Button>
      ) : (
        <Button size="small" aria-label={t('rights.suspendOf', { name, buyer })} onClick={() => setAsking(true)}>
          {t('rights.suspend')}
        </Button>
      )}
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
    </div>
  );
}

import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { DecisionTable } from './DecisionTable';
import { useDecideSupplierMutation, useListSuppliersQuery } from './market-calls';
import { useMarketAdminStyles } from './market-styles';
import { ReasonForm } from './ReasonForm';
import { Sisters } from './Sisters';

/** Who may offer something, and who of them publishes without asking. */
export function Suppliers({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-market');
  const rows = useTableStyles();
  const { data, error, refetch } = useListSuppliersQuery({ domain }, { refetchOnMountOrArgChange: true });
  const columns = [
    ...[t('column.supplier'), t('column.state'), t('suppliers.offerings'), t('suppliers.sisters')],
    t('column.decision'),
  ];
  const list = data?.map((one) => (
    <tr key={one.id}>
      <td>
        <strong>{one.name}</strong>
        <div className={rows.quiet}>{one.code}</div>
      </td>
      <td>
        {one.trusted ? t('suppliers.trusted') : t(`suppliers.state.${one.state}`)}
        {one.reason && <div className={rows.quiet}>{one.reason}</div>}
      </td>
      <td>{t('offeringCount', { count: one.offerings })}</td>
      <td>
        <Sisters domain={domain} one={one} />
      </td>
      <td>
        <Decision domain={domain} one={one} />
      </td>
    </tr>
  ));
  return (
    <DecisionTable
      {...{ title: t('suppliers.title'), columns, rows: list, none: t('suppliers.none'), error }}
      onRetry={refetch}
    />
  );
}

function Decision({ domain, one }: { domain: string; one: Data<'listSuppliers'>[number] }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const may = useMayOn(domain)('decideSupplier');
  const [isAsking, setAsking] = useState(false);
  const [decide, { isLoading, error }] = useDecideSupplierMutation();
  const { id, name, state, trusted } = one;
  if (!may) return null;
  const go = (next: 'approved' | 'suspended', isTrusted: boolean, reason?: string) =>
    void decide({ domain, id, state: next, trusted: isTrusted, ...(reason && { reason }) }).then(
      ({ data }) => data && setAsking(false),
    );
  if (isAsking)
    return (
      <ReasonForm
        action={t('suppliers.suspend')}
        busy={isLoading}
        onSend={(reason) => go('suspended', false, reason)}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <div className={styles.actions}>
      {state !== 'approved' && (
        <Button
          size="small"
          appearance="primary"
          disabledFocusable={isLoading}
          aria-label={t('suppliers.approveOf', { name })}
          onClick={() => go('approved', false)}
        >
          {t('suppliers.approve')}
        </Button>
      )}
      {state === 'approved' && (
        <Button
          size="small"
          disabledFocusable={isLoading}
          aria-label={trusted ? t('suppliers.untrustOf', { name }) : t('suppliers.trustOf', { name })}
          onClick={() => go('approved', !trusted)}
        >
          {trusted ? t('suppliers.untrust') : t('suppliers.trust')}
        </Button>
      )}
      {state !== 'suspended' && (
        <Button size="small" aria-label={t('suppliers.suspendOf', { name })} onClick={() => setAsking(true)}>
          {t('suppliers.suspend')}
        </Button>
      )}
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
    </div>
  );
}

import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListAuditQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { Nothing } from '../shell/Nothing';
import { Problem } from '../shell/Problem';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useTableStyles } from '../shell/table-styles';
import { usePageTitle } from '../shell/use-page-title';
import { AuditTable } from './AuditTable';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  filter: { flex: '1 1 180px', maxWidth: '280px' },
});

const FILTERS = ['person', 'domain', 'field'] as const;
const PAGE = 50;

/** Who did what, when and why. The filters stand in the address, so a finding can be passed on. */
export function AuditPage(): ReactNode {
  const styles = useStyles();
  const rows = useTableStyles();
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  usePageTitle(t('tab.audit'));
  const before = Number(params.get('before')) || undefined;
  const filter = Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
  // Words arrive letter by letter; the list may lag behind them.
  const asked = useDeferredValue(JSON.stringify({ ...filter, limit: PAGE, ...(before && { before }) }));
  const { data, error, refetch } = useListAuditQuery(JSON.parse(asked), { refetchOnMountOrArgChange: true });
  const set = (name: string, value: string) =>
    setParams(
      (old) => {
        if (value) old.set(name, value);
        else old.delete(name);
        if (name !== 'before') old.delete('before');
        return old;
      },
      { replace: name !== 'before' },
    );
  return (
    <Screen title={t('audit.title')} text={t('audit.text')}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than some browsers this has to run in */}
      <div role="search" className={styles.filters}>
        {FILTERS.map((name) => (
          <Field key={name} label={t(`audit.filter.${name}`)} className={styles.filter}>
            <Input value={params.get(name) ?? ''} onChange={(_, { value }) => set(name, value)} />
          </Field>
        ))}
      </div>
      {error !== undefined && <Problem title={t('audit.failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      {data?.items.length === 0 && (
        <Nothing
          title={t('audit.none')}
          text={t('audit.noneText')}
          action={<Button onClick={() => setParams({})}>{t('audit.all')}</Button>}
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <AuditTable items={data.items} />
          <div className={rows.pages}>
            {before !== undefined && <Button onClick={() => set('before', '')}>{t('audit.newest')}</Button>}
            {data.next !== null && (
              <Button onClick={() => set('before', String(data.next))}>{t('history.older')}</Button>
            )}
          </div>
        </>
      )}
    </Screen>
  );
}

import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListAuditQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useTableStyles } from '../shell/table-styles';
import { useFocusStays } from '../shell/use-focus-stays';
import { usePageTitle } from '../shell/use-page-title';
import { useTypedParam } from '../shell/use-typed-param';
import { ActionSelect } from './ActionSelect';
import { AuditTable } from './AuditTable';
import { ExportMenu } from './ExportMenu';
import { SettingSelect } from './SettingSelect';
import { useAuditWords } from './use-audit-words';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  // A select is as wide as its longest option unless told otherwise.
  filter: { flex: '1 1 180px', minWidth: 0, maxWidth: '280px', '& select': { width: '100%', minWidth: 0 } },
});

const TYPED = ['person', 'domain'] as const;
const FILTERS = [...TYPED, 'field', 'action'] as const;
const PAGE = 50;

/** Who did what, when and why. The filters are in the URL, so a finding can be shared. */
export function AuditPage(): ReactNode {
  const styles = useStyles();
  const rows = useTableStyles();
  const { t } = useTranslation('admin');
  const { whoIs } = useAuditWords();
  const [params, setParams] = useSearchParams();
  const pages = useRef<HTMLDivElement>(null);
  useFocusStays(pages);
  usePageTitle(t('tab.audit'));
  const before = Number(params.get('before')) || undefined;
  const filter = Object.fromEntries(
    FILTERS.map((name) => [name, params.get(name) ?? ''] as const).filter(([, said]) => said),
  );
  const asked = {
    ...filter,
    ...(filter.person && { person: whoIs(filter.person) }),
    limit: PAGE,
    ...(before && { before }),
  };
  const { data, error, refetch } = useListAuditQuery(asked, { refetchOnMountOrArgChange: true });
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
    <Screen title={t('audit.title')} text={t('audit.text')} actions={<ExportMenu filter={filter} />}>
      {/* biome-ignore lint/a11y/useSemanticElements: some supported browsers do not know <search> */}
      <div role="search" className={styles.filters}>
        <Field label={t('audit.filter.action')} className={styles.filter}>
          <ActionSelect value={params.get('action') ?? ''} onChoose={(action) => set('action', action)} />
        </Field>
        {TYPED.map((name) => (
          <Field key={name} label={t(`audit.filter.${name}`)} className={styles.filter}>
            <FilterInput said={params.get(name) ?? ''} onSay={(value) => set(name, value)} />
          </Field>
        ))}
        <Field label={t('audit.filter.field')} className={styles.filter}>
          <SettingSelect value={params.get('field') ?? ''} onChoose={(field) => set('field', field)} />
        </Field>
      </div>
      {error !== undefined && <ErrorBar title={t('audit.failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      {data?.items.length === 0 && (
        <EmptyState
          title={t('audit.none')}
          text={t('audit.noneText')}
          action={<Button onClick={() => setParams({})}>{t('audit.all')}</Button>}
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <AuditTable items={data.items} />
          <div ref={pages} className={rows.pages}>
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

function FilterInput({ said, onSay }: { said: string; onSay: (text: string) => void }): ReactNode {
  const { text, type, submit } = useTypedParam(said, onSay);
  return (
    <Input
      value={text}
      onChange={(_, { value }) => type(value)}
      onKeyDown={(event) => event.key === 'Enter' && submit()}
    />
  );
}

import { Button, makeStyles, SearchBox, Select } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListDomainsQuery, useRestoreDomainMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useMay } from '../shell/use-may';
import { usePageTitle } from '../shell/use-page-title';
import { useTypedParam } from '../shell/use-typed-param';
import { ArchiveDialog } from './ArchiveDialog';
import { CopyDomainDialog } from './CopyDomainDialog';
import { DomainTable } from './DomainTable';
import { type DomainState, filterDomains, STATES } from './filter-domains';
import { HostClaims } from './host/HostClaims';
import { HostDialog } from './host/HostDialog';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  search: { flex: '1 1 240px', maxWidth: '420px' },
});

/** Every domain this operator manages. The search is in the URL. */
export function DomainsPage(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (old) => {
        old.delete(name);
        if (value) old.set(name, value);
        return old;
      },
      { replace: true },
    );
  const { text: query, type } = useTypedParam(params.get('q') ?? '', (text) => set('q', text));
  const state = STATES.find((one) => one === params.get('state')) ?? 'all';
  const may = useMay();
  const { data, error, refetch } = useListDomainsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [restore] = useRestoreDomainMutation();
  const shown = useMemo(() => filterDomains(data?.items ?? [], query, state), [data, query, state]);
  const archived = data?.items.find(({ domain }) => domain === params.get('archive'));
  const navigate = useNavigate();
  const create = () => navigate(places.create);
  const copied = data?.items.find(({ domain }) => domain === params.get('copy'));
  const showAll = () => {
    type('');
    setParams({});
  };
  const actions = {
    onCopy: may('createDomain') ? (domain: string) => set('copy', domain) : undefined,
    onHost: (domain: string) => set('host', domain),
    onArchive: (domain: string) => set('archive', domain),
    onRestore: (domain: string) => void restore({ domain }),
  };
  usePageTitle(t('tab.domains'));
  return (
    <Screen
      title={t('domains.title')}
      text={t('domains.text')}
      actions={
        may('createDomain') && (
          <Button appearance="primary" icon={<AddRegular />} onClick={create}>
            {t('domains.new')}
          </Button>
        )
      }
    >
      {may('listHostClaims') && <HostClaims />}
      {/* biome-ignore lint/a11y/useSemanticElements: some supported browsers do not know <search> */}
      <div role="search" className={styles.bar}>
        <SearchBox
          dismiss={{ 'aria-label': t('common:action.clear') }}
          className={styles.search}
          aria-label={t('domains.search')}
          placeholder={t('domains.search')}
          value={query}
          onChange={(_, { value }) => type(value)}
        />
        <Select
          aria-label={t('domains.filter')}
          value={state}
          onChange={(_, { value }) => set('state', value === 'all' ? '' : (value as DomainState))}
        >
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`domains.state.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {error && !data && <ErrorBar title={t('domains.failed')} error={error} onRetry={refetch} />}
      {!error && !data && <RowsSkeleton />}
      {data && shown.length > 0 && <DomainTable items={shown} actions={actions} />}
      {data && shown.length === 0 && (
        <EmptyState
          title={data.items.length === 0 ? t('domains.none') : t('domains.notFound')}
          text={data.items.length === 0 ? t('domains.noneText') : t('domains.notFoundText')}
          action={
            data.items.length === 0 ? (
              may('createDomain') && (
                <Button appearance="primary" onClick={create}>
                  {t('domains.new')}
                </Button>
              )
            ) : (
              <Button onClick={showAll}>{t('domains.showAll')}</Button>
            )
          }
        />
      )}
      {params.get('host') && <HostDialog domain={params.get('host') ?? ''} onClose={() => set('host', '')} />}
      {archived && <ArchiveDialog item={archived} items={data?.items ?? []} onClose={() => set('archive', '')} />}
      {copied && <CopyDomainDialog from={copied} items={data?.items ?? []} onClose={() => set('copy', '')} />}
    </Screen>
  );
}

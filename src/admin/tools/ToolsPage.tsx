import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useListDomainToolsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useMayOn } from '../shell/use-may';
import { usePageTitle } from '../shell/use-page-title';
import { type Draft, draftOf } from './draft';
import { ToolEditor } from './ToolEditor';
import { ToolList } from './ToolList';

/** Calls of other systems that people of the domain make from a form. */
export function ToolsPage(): ReactNode {
  const { t } = useTranslation('admin-tools');
  const { domain = '' } = useParams();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { data, error, refetch } = useListDomainToolsQuery({ domain }, { refetchOnMountOrArgChange: true });
  const may = useMayOn(domain);
  usePageTitle(t('title'), domain);
  const add = may('saveDomainTool') && data !== undefined && data.hosts.length > 0 && !draft;
  const begin = (
    <Button appearance="primary" onClick={() => setDraft(draftOf())}>
      {t('add')}
    </Button>
  );
  if (draft && data)
    return (
      <Screen title={draft.id === '' ? t('add') : t('change')} text={t('editor.text')}>
        <ToolEditor domain={domain} start={draft} tools={data} onClose={() => setDraft(null)} />
      </Screen>
    );
  return (
    <Screen title={t('heading', { domain })} text={t('text')} actions={add && data.items.length > 0 && begin}>
      {error !== undefined && !data && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      {data?.items.length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={data.hosts.length > 0 ? t('none.text') : t('none.noHosts')}
          action={add && begin}
        />
      )}
      {data && data.items.length > 0 && (
        <ToolList
          domain={domain}
          items={data.items}
          onEdit={may('saveDomainTool') ? (item) => setDraft(draftOf(item)) : undefined}
        />
      )}
    </Screen>
  );
}

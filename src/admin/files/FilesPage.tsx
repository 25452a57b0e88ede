import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetDomainQuery, useListDomainFilesQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { places } from '../shell/places';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';
import { FilesPane } from './FilesPane';

/** A domain's own documents, and whether its visitors can search them. */
export function FilesPage(): ReactNode {
  const { t } = useTranslation('admin');
  const { domain = '' } = useParams();
  usePageTitle(t('files.title'), domain);
  return (
    <Screen title={t('files.heading', { domain })} text={t('files.text')}>
      <SearchNotice domain={domain} />
      <FilesPane domain={domain} />
    </Screen>
  );
}

/** Documents that the live setting leaves out are found by nobody. */
function SearchNotice({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { data: files } = useListDomainFilesQuery({ domain });
  const { data: detail } = useGetDomainQuery({ domain });
  const base = files?.knowledgeBase;
  if (!base || !files.items.length || !detail) return null;
  const scope: unknown = detail.head === null ? undefined : detail.body.searchScope;
  if (Array.isArray(scope) && scope.includes(base)) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('files.notSearched')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => navigate(places.edit(domain))}>{t('files.toEditor')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useListRevisionsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { useEditor } from '../use-editor';

/** Somebody published what this draft does not know of: who, why, and what will become of both. */
export function NewsNotice(): ReactNode {
  const { t } = useTranslation('admin-editor');
  const { domain, source, base, changed } = useEditor();
  const behind = changed && source.head !== null && source.head !== base;
  const { currentData } = useListRevisionsQuery({ domain, limit: 1 }, { skip: !behind });
  const newest = currentData?.items[0];
  if (!behind || newest?.id !== source.head) return null;
  return (
    <MessageBar intent="warning" layout="multiline" shape="square" role="status" style={{ flexShrink: 0 }}>
      <MessageBarBody>
        {t('state.news', { name: newest.author, message: newest.message })} {t('state.newsText')}
      </MessageBarBody>
    </MessageBar>
  );
}

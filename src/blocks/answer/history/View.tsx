import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { TagFilter } from '@/threads/tags/TagFilter';
import { TagSelected } from '@/threads/tags/TagSelected';
import { useDeleteChats } from '@/threads/use-delete-chats';
import { PlainButton } from '@/ui/PlainButton';
import { SearchField } from '@/ui/SearchField';
import { AssistantFilter } from './AssistantFilter';
import { ExportHistory } from './ExportHistory';
import { HistoryPages } from './HistoryPages';
import { useHistoryStyles } from './history-styles';
import { useHistoryAddress } from './use-history-address';

export { default as check } from 'virtual:check/answer/history';

/** The visitor's own questions in this browser, newest first. */
export default function History({ level, id }: BlockProps<PropsOf<'answer/history'>>) {
  const styles = useHistoryStyles();
  const { t } = useTranslation(['answer', 'threads']);
  const address = useHistoryAddress();
  const [total, setTotal] = useState<number | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const deleteChats = useDeleteChats();
  const Title = `h${level}` as const;
  const labels = { field: t('history.filter'), placeholder: t('history.placeholder'), clear: t('history.clear') };
  const { keyword, tag, assistant, page } = address;
  const filtered = keyword !== '' || tag !== '' || assistant !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are no longer shown are no longer selected
  useEffect(() => setSelected([]), [keyword, tag, assistant, page]);
  const remove = async (ids: readonly string[], title?: string) => {
    setSelected(selected.filter((each) => !ids.includes(each)));
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
    await deleteChats(ids, title);
  };
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Title id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {t('history.title')}
        </Title>
        <span role="status" className={styles.count}>
          {total ? t('history.count', { count: total }) : ''}
        </span>
        {Boolean(total) && <ExportHistory />}
      </div>
      {(total !== 0 || filtered) && <SearchField labels={labels} keyword={keyword} onKeyword={address.setKeyword} />}
      {(total !== 0 || filtered) && <AssistantFilter assistant={assistant} onAssistant={address.setAssistant} />}
      <TagFilter tag={tag} onTag={address.setTag} />
      {selected.length > 0 && (
        <div className={styles.bar}>
          <span className={styles.grow}>{t('history.selected', { count: selected.length })}</span>
          <TagSelected ids={selected} />
          <PlainButton onClick={() => void remove(selected)}>{t('history.deleteSelected')}</PlainButton>
          <PlainButton look="quiet" onClick={() => setSelected([])}>
            {t('history.selectNone')}
          </PlainButton>
        </div>
      )}
      <HistoryPages
        key={JSON.stringify([keyword, tag, assistant, page])}
        address={address}
        level={Math.min(level + 1, 4) as 2 | 3 | 4}
        selected={selected}
        onSelect={setSelected}
        onDelete={(chat, title) => void remove([chat], title)}
        onTotal={setTotal}
      />
    </section>
  );
}

import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useListHistoryQuery } from '@/api/questions';
import { useTranslation } from '@/i18n/use-translation';
import type { DateGroup } from '@/lib/date-group';
import { ErrorState } from '@/ui/ErrorState';
import { useListStyles } from '@/ui/list-styles';
import { PageLinks } from '@/ui/PageLinks';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { HistoryRows, type RowsProps } from './HistoryRows';
import { PinnedRows } from './PinnedRows';
import { historyArg, PAGE_SIZE } from './read-history-query';
import type { HistoryAddress } from './use-history-address';

interface Props {
  address: HistoryAddress;
  level: 2 | 3 | 4;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onDelete: RowsProps['onDelete'];
  onTotal: (total: number) => void;
}

/** The page in the URL and the following pages loaded so far. */
export function HistoryPages({ address, ...rest }: Props) {
  const styles = useListStyles();
  const { t } = useTranslation('answer');
  const [last, setLast] = useState(address.page);
  const [total, setTotal] = useState(0);
  // A page that continues the last date group of the page above does not repeat its heading.
  const [ends, setEnds] = useState<Readonly<Record<number, DateGroup>>>({});
  const { onTotal } = rest;
  const know = (count: number) => {
    setTotal(count);
    onTotal(count);
  };
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <>
      {address.page === 1 && isAll(address) && <PinnedRows {...rest} />}
      {Array.from({ length: last - address.page + 1 }, (_, index) => address.page + index).map((page) => (
        <HistoryPage
          key={page}
          page={page}
          address={address}
          {...rest}
          onTotal={know}
          after={ends[page - 1]}
          onEnd={(group) => ends[page] !== group && setEnds((before) => ({ ...before, [page]: group }))}
        />
      ))}
      {last < pages && (
        <div className={styles.foot}>
          <PlainButton onClick={() => setLast(last + 1)}>{t('history.more')}</PlainButton>
        </div>
      )}
      {pages > 1 && <PageLinks page={last} pages={pages} hrefOf={address.hrefOf} />}
    </>
  );
}

type PageProps = Props & { page: number } & Pick<RowsProps, 'after' | 'onEnd'>;

function HistoryPage({ page, address, onTotal, ...rest }: PageProps) {
  const { t } = useTranslation('answer');
  const { level } = rest;
  // The list changes with every question, so cached data is shown only until the new data arrives.
  const { data, currentData, error, isFetching, refetch } = useListHistoryQuery(historyArg(page, address), {
    refetchOnMountOrArgChange: true,
  });
  const total = data?.total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per number
  useEffect(() => {
    if (total !== undefined) onTotal(total);
  }, [total]);
  if (!data || (error && !currentData)) {
    if (!error) return <TextSkeleton label={t('history.loading')} paragraphs={3} />;
    return (
      <ErrorState
        level={level}
        title={t('history.failed.title')}
        text={t('history.failed.text')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.list.length === 0) {
    if (data.total === 0) return <NoRows address={address} level={level} />;
    // The last row of the page was deleted, or the URL is outdated: go to the last existing page.
    return page === address.page ? <Navigate to={address.hrefOf(Math.ceil(data.total / PAGE_SIZE))} replace /> : null;
  }
  const items = isAll(address) ? data.list.filter(({ pinned }) => !pinned) : data.list;
  return <HistoryRows items={items} {...rest} />;
}

/** Pinned chats stand apart only in the unfiltered list. */
const isAll = ({ keyword, tag, assistant }: HistoryAddress) => keyword === '' && tag === '' && assistant === '';

function NoRows({ address: { keyword, tag, assistant }, level }: Pick<Props, 'address' | 'level'>) {
  const { t } = useTranslation('answer');
  if (keyword === '' && tag === '' && assistant !== '')
    return <ErrorState level={level} title={t('history.noMatch.title')} text={t('history.noneOfAssistant')} />;
  if (keyword === '' && tag !== '')
    return <ErrorState level={level} title={t('history.noMatch.title')} text={t('history.tags.none', { tag })} />;
  if (keyword)
    return (
      <ErrorState level={level} title={t('history.noMatch.title')} text={t('history.noMatch.text', { keyword })} />
    );
  return (
    <ErrorState
      level={level}
      title={t('history.empty.title')}
      text={t('history.empty.text')}
      links={[{ to: '/qa', text: t('history.empty.action') }]}
    />
  );
}

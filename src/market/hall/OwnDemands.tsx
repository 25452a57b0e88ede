import { useSearchParams } from 'react-router-dom';
import { useListDemandsQuery } from '@/api/demands';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { PageLinks } from '@/ui/PageLinks';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { ownHref } from '../orders/own-href';
import { DemandRow } from './DemandRow';
import { Fitting } from './Fitting';
import { HALL_PAGE_SIZE, publishHref } from './hall-href';
import { useHallStyles } from './hall-styles';

/** The demands of one's organization, drafts as well. */
export function OwnDemands({ level }: { level: 2 | 3 | 4 }) {
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const arg = { mine: true, pageNum: page, pageSize: HALL_PAGE_SIZE };
  const { data, error, isFetching, refetch } = useListDemandsQuery(arg);
  const links = [{ to: publishHref(), text: t('publish.title') }];
  if (!data)
    return error ? (
      <ErrorState
        {...{ level, error, busy: isFetching }}
        title={t('failed.title')}
        text={t('failed.text')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={3} />
    );
  if (data.list.length === 0)
    return (
      <>
        <ErrorState {...{ level, links }} title={t('own.none')} text={t('own.noneText')} />
        <Fitting level={level} />
      </>
    );
  const pages = Math.ceil(data.total / HALL_PAGE_SIZE);
  return (
    <>
      <ul className={styles.rows}>
        {data.list.map((demand) => (
          <DemandRow key={demand.id} demand={demand} level={level} />
        ))}
      </ul>
      {pages > 1 && <PageLinks page={page} pages={pages} hrefOf={(n) => `${ownHref('demands')}&page=${n}`} />}
      <Fitting level={level} />
    </>
  );
}

import { Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useGetAppQuery } from '@/api/apps';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { CATALOGUES, offeringAt } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { Offering } from './Offering';

const Reviews = lazyWithRetry(async () => (await import('../reviews/Reviews')).Reviews);

const MISSING = { status: 404 };

/** One app, product or solution, in the version of the address or the live one. */
export function OfferingPage({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useMarketStyles();
  const { t } = useTranslation('market');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = offeringAt(pathname, search);
  const version = search.get('version') ?? undefined;
  const arg = { id, ...(version && version.length <= 32 && { version }) };
  const { currentData: app, error, isFetching, refetch } = useGetAppQuery(arg, { skip: id === '' });
  useDocumentTitle(app?.name);
  const trouble = id === '' ? MISSING : error;
  const back = CATALOGUES[app?.kind ?? 'app'];
  if (!app && trouble) {
    const links = [{ to: back, text: t('back') }];
    return (trouble as { status?: unknown }).status === 404 ? (
      <ErrorState level={level} title={t('missing.title')} text={t('missing.text')} links={links} />
    ) : (
      <ErrorState
        {...{ level, links, error: trouble, busy: isFetching }}
        title={t('failed.title')}
        text={t('failed.text')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <article className={styles.root} aria-busy={!app}>
      <Link to={back} className={styles.link}>
        {t('back')}
      </Link>
      {app ? (
        <>
          <Offering app={app} level={level} asked={version} />
          <Suspense>
            <Reviews app={app} level={Math.min(level + 1, 4) as 2 | 3 | 4} />
          </Suspense>
        </>
      ) : (
        <TextSkeleton label={t('loading')} paragraphs={5} />
      )}
    </article>
  );
}

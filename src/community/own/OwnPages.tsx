import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useListOwnAnswersQuery, useListPostsQuery } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PageLinks } from '@/ui/PageLinks';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useCommunityStyles } from '../community-styles';
import { PostRows } from '../feed/PostRows';
import { AnswerRows } from './AnswerRows';
import { type OwnPage, ownHref, PERSONAL_PAGES } from './own-href';

const PAGE_SIZE = 20;
/** Where one begins what is not there yet. */
const BEGIN: Record<OwnPage, string> = {
  questions: '/community/writeArticle?kind=question',
  articles: '/community/writeArticle',
  answers: '/community/index?tab=unanswered',
  drafts: '/community/writeArticle',
};
const TABS = { questions: 'ownQuestions', articles: 'ownArticles', drafts: 'ownDrafts' } as const;

/** What somebody wrote on this portal, as personal pages. The address holds the state. */
export function OwnPages({ level, page }: { level: 1 | 2 | 3 | 4; page: OwnPage }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const user = useSession((session) => session.user?.id);
  useDocumentTitle(t(`ownPages.${page}`));
  if (user === undefined) return null;
  return (
    <div className={styles.root} key={user}>
      <div className={styles.column}>
        <div className={styles.head}>
          <Heading level={level} className={styles.title}>
            {t('ownPages.title')}
          </Heading>
        </div>
        <nav className={styles.tabs} aria-label={t('ownPages.label')}>
          {PERSONAL_PAGES.map((one) => (
            <Link
              key={one}
              to={ownHref(one)}
              className={mergeClasses(styles.tab, one === page && styles.tabHere)}
              aria-current={one === page ? 'page' : undefined}
            >
              {t(`ownPages.${one}`)}
            </Link>
          ))}
        </nav>
        {page === 'answers' ? <OwnAnswers /> : <OwnPosts page={page} />}
      </div>
    </div>
  );
}

function useAskedPage(): { pageNum: number; pageSize: number } {
  const [search] = useSearchParams();
  const asked = Number(search.get('page'));
  return {
    pageNum: Number.isSafeInteger(asked) && asked > 0 && asked <= 100_000 ? asked : 1,
    pageSize: PAGE_SIZE,
  };
}

function OwnPosts({ page }: { page: keyof typeof TABS }) {
  const asked = useAskedPage();
  const found = useListPostsQuery({ tab: TABS[page], ...asked });
  return (
    <List page={page} found={found} n={asked.pageNum}>
      {found.currentData && <PostRows rows={found.currentData.list} mine />}
    </List>
  );
}

function OwnAnswers() {
  const asked = useAskedPage();
  const found = useListOwnAnswersQuery(asked);
  return (
    <List page="answers" found={found} n={asked.pageNum}>
      {found.currentData && <AnswerRows rows={found.currentData.list} />}
    </List>
  );
}

interface ListProps {
  page: OwnPage;
  n: number;
  found: { currentData?: { total: number } | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

function List({ page, n, found, children }: ListProps) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const { currentData, error, isFetching, refetch } = found;
  if (!currentData)
    return error ? (
      <ErrorState
        {...{ level: 2, error }}
        title={t('failed.title')}
        text={t('failed.text')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={4} />
    );
  const pages = Math.ceil(currentData.total / PAGE_SIZE);
  if (currentData.total === 0)
    return (
      <>
        <p className={styles.note}>{t(`ownPages.none.${page}`)}</p>
        <p className={styles.actions}>
          <Link to={BEGIN[page]} className={styles.button}>
            {page === 'answers' ? t('tab.unanswered') : page === 'questions' ? t('write.question') : t('write.article')}
          </Link>
        </p>
      </>
    );
  return (
    <>
      {page === 'drafts' && <p className={styles.note}>{t('ownPages.kept')}</p>}
      {children}
      {pages > 1 && <PageLinks page={n} pages={pages} hrefOf={(other) => ownHref(page, other)} />}
    </>
  );
}

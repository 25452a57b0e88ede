import { Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Feed } from '@/community/feed/Feed';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { usePortalSetting } from '@/session/use-session';
import { EmptyPage } from '@/ui/EmptyPage';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';

export { default as check } from 'virtual:check/community/room';

const Post = lazyWithRetry(async () => (await import('@/community/post/Post')).Post);
const Notices = lazyWithRetry(async () => (await import('@/community/notices/NoticeList')).NoticeList);
const Notice = lazyWithRetry(async () => (await import('@/community/notices/NoticePage')).NoticePage);
const NoticeEditor = lazyWithRetry(async () => (await import('@/community/notices/NoticeEditor')).NoticeEditor);
const Editor = lazyWithRetry(async () => (await import('@/community/write/Editor')).Editor);

/** What is loaded only when its page is opened. */
function View({ view, level }: { view: PropsOf<'community/room'>['view'] } & Pick<BlockProps<object>, 'level'>) {
  const [search] = useSearchParams();
  if (view === 'notices') return <Notices level={level} />;
  if (view === 'notice') return <Notice level={level} />;
  if (view === 'post') return <Post level={level} />;
  return search.get('kind') === 'notice' ? <NoticeEditor level={level} /> : <Editor level={level} />;
}

/**
 * All pages of the community are this one block, because every block and page document is part of what a phone loads
 * before its first question.
 */
export default function CommunityRoom({ props, level, id }: BlockProps<PropsOf<'community/room'>>) {
  const { t } = useTranslation(['community', 'common']);
  const { pathname, search } = useLocation();
  const setting = usePortalSetting();
  if (setting && !setting.community?.enabled)
    return (
      <EmptyPage
        level={level}
        title={t('common:notFound.title')}
        text={t('closed')}
        action={{ label: t('common:notFound.search'), url: '/engine' }}
        picture="gap"
      />
    );
  if (/^\/community\/?$/.test(pathname)) return <Navigate to={`/community/index${search}`} replace />;
  if (!props.view || props.view === 'list') return <Feed level={level} id={id} />;
  return (
    <Suspense fallback={<TextSkeleton label={t('loading')} paragraphs={4} />}>
      <View view={props.view} level={level} />
    </Suspense>
  );
}

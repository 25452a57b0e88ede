import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Feed } from '@/community/feed/Feed';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { usePortalSetting } from '@/session/use-session';
import { EmptyPage } from '@/ui/EmptyPage';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';

export { default as check } from 'virtual:check/community/room';

const Post = lazyWithRetry(async () => (await import('@/community/post/Post')).Post);
const Editor = lazyWithRetry(async () => (await import('@/community/write/Editor')).Editor);

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
      {props.view === 'write' ? <Editor level={level} /> : <Post level={level} />}
    </Suspense>
  );
}

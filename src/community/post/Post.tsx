import { mergeClasses } from '@fluentui/react-components';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetPostQuery } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { usePostParts } from '@/knowledge/document/use-post-parts';
import { isoDate } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { headingTop } from '@/ui/markdown/heading-top';
import { Markdown } from '@/ui/markdown/Markdown';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { Comments } from '../comments/Comments';
import { useCommunityStyles } from '../community-styles';
import { FollowButton } from '../follow/FollowButton';
import { Caution } from '../moderation/Caution';
import { ReportPost } from '../moderation/ReportPost';
import { Verdict } from '../moderation/Verdict';
import { versionHref } from '../post-href';
import { ClosedNote, MergedNote } from '../question/ClosedNote';
import { CloseQuestion } from '../question/CloseQuestion';
import { useBoards } from '../use-boards';
import { withMentions } from '../with-mentions';
import { Answers } from './Answers';
import { HaveThisToo } from './HaveThisToo';
import { Helpful } from './Helpful';
import { OwnPost, type PostDetail } from './OwnPost';
import { PostSide } from './PostSide';
import { isLede, readMinutes } from './read-minutes';

const Versions = lazyWithRetry(async () => (await import('../versions/Versions')).Versions);

const MISSING = { status: 404 };

/** One article, or one question with its answers. */
export function Post({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { currentData: post, error, isFetching, refetch } = useGetPostQuery({ id }, { skip: id === '' });
  useDocumentTitle(post?.title);
  const trouble = id === '' ? MISSING : error;
  if (!post && trouble)
    return <PostTrouble error={trouble} level={level} busy={isFetching} onRetry={() => void refetch()} />;
  if (post && search.has('version'))
    return (
      <section className={styles.root}>
        <div className={styles.column}>
          <Suspense fallback={<TextSkeleton label={t('loading')} paragraphs={4} />}>
            <Versions post={post} level={level} />
          </Suspense>
        </div>
      </section>
    );
  return (
    <div className={mergeClasses(styles.root, styles.beside)}>
      <article aria-busy={!post} className={styles.side}>
        <p className={styles.facts}>
          <Link to="/community/index" className={styles.link}>
            {t('back')}
          </Link>
        </p>
        {post ? <PostText post={post} level={level} /> : <TextSkeleton label={t('loading')} paragraphs={5} />}
        {post?.kind === 'question' && <Answers question={post} level={Math.min(level + 1, 4) as 2 | 3 | 4} />}
      </article>
      {post && <PostSide key={post.id} post={post} />}
    </div>
  );
}

function PostText({ post, level }: { post: PostDetail; level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const parts = usePostParts();
  const board = useBoards().find(({ id }) => id === post.board);
  return (
    <>
      <Heading level={level} className={styles.title} lang={post.lang}>
        {post.title}
      </Heading>
      <div className={styles.facts}>
        <span>{post.author || t('formerMember')}</span>
        {post.publishedAt && <span>{isoDate(post.publishedAt)}</span>}
        {post.version > 1 && (
          <Link to={versionHref(post, post.version)} className={styles.link}>
            {t('edited', { date: isoDate(post.activeAt) })}
          </Link>
        )}
        {board && (
          <Link to={`/community/index?board=${board.id}`} className={styles.link}>
            {board.name}
          </Link>
        )}
        {post.kind === 'article' && <span>{t('minutes', { count: readMinutes(post.content) })}</span>}
        {post.audience !== 'domain' && <span>{t(`audience.${post.audience}`)}</span>}
      </div>
      <ul className={mergeClasses(styles.sideList, styles.facts)} aria-label={t('tags')}>
        {post.tags.map((tag) => (
          <li key={tag}>
            <Link to={`/community/index?tag=${encodeURIComponent(tag)}`} className={styles.tag}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      {post.verdict && <Verdict id={post.id} verdict={post.verdict} />}
      {post.cautioned && <Caution />}
      {post.closing && <ClosedNote closing={post.closing} />}
      {post.merged && <MergedNote merged={post.merged} />}
      {post.canEdit && <OwnPost post={post} />}
      {post.kind === 'article' && isLede(post.summary, post.content) && (
        <p className={styles.lede} lang={post.lang}>
          {post.summary}
        </p>
      )}
      <Markdown
        text={withMentions(post.content)}
        parts={parts}
        prefix="post"
        top={headingTop(post.content, level + 1)}
        lang={post.lang}
        className={styles.text}
      />
      {!post.canEdit && !post.verdict && (
        <div className={mergeClasses(styles.actions, styles.outdent)}>
          <Helpful post={post} name={post.title} />
          {post.kind === 'question' && !post.accepted && !post.closed && <HaveThisToo post={post} />}
          {post.kind === 'question' && <FollowButton kind="question" id={post.id} name={post.title} />}
          <ReportPost id={post.id} title={post.title} />
          <CloseQuestion question={post} />
        </div>
      )}
      <Comments page={post.id} below={post.id} label={t('comment.on', { title: post.title })} open={!post.verdict} />
    </>
  );
}

interface TroubleProps {
  error: unknown;
  level: 1 | 2 | 3 | 4;
  busy: boolean;
  onRetry: () => void;
}

function PostTrouble({ error, level, busy, onRetry }: TroubleProps) {
  const { t } = useTranslation('community');
  const isMissing = (error as { status?: unknown }).status === 404;
  const links = [{ to: '/community/index', text: t('back') }];
  return isMissing ? (
    <ErrorState level={level} title={t('missing.title')} text={t('missing.text')} links={links} />
  ) : (
    <ErrorState {...{ level, error, busy, onRetry, links }} title={t('failed.title')} text={t('failed.text')} />
  );
}

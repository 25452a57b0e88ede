import { useListCommentsQuery } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePostParts } from '@/knowledge/document/use-post-parts';
import { isoDate } from '@/lib/relative-time';
import { Markdown } from '@/ui/markdown/Markdown';
import { useCommunityStyles } from '../community-styles';
import { Caution } from '../moderation/Caution';
import { ReportPost } from '../moderation/ReportPost';
import { Verdict } from '../moderation/Verdict';
import { OwnReply } from '../post/OwnReply';
import { useDeepLink } from '../use-deep-link';
import { withMentions } from '../with-mentions';
import { CommentBox } from './CommentBox';

interface Props {
  /** The article or question of the page. */
  page: string;
  /** What they are about: the same, or one of its answers. */
  below: string;
  /** Names the list. */
  label: string;
  /** False where nothing can be added. */
  open: boolean;
}

/** Comments on one text, the oldest first, and a box for another. */
export function Comments({ page, below, label, open }: Props) {
  const styles = useCommunityStyles();
  const { data } = useListCommentsQuery({ id: page });
  const comments = data?.filter(({ parent }) => parent === below) ?? [];
  useDeepLink(data && comments.map(({ id }) => id));
  return (
    <div className={styles.comments}>
      {comments.length > 0 && (
        <ol className={styles.rows} aria-label={label}>
          {comments.map((comment, index) => (
            <Comment key={comment.id} page={page} comment={comment} place={[index + 1, comments.length]} />
          ))}
        </ol>
      )}
      {open && <CommentBox page={page} below={below} label={label} />}
    </div>
  );
}

interface CommentProps {
  page: string;
  comment: Data<'listComments'>[number];
  place: [number, number];
}

function Comment({ page, comment, place: [n, count] }: CommentProps) {
  const styles = useCommunityStyles();
  const { t, i18n } = useTranslation('community');
  const parts = usePostParts();
  const author = comment.author || t('formerMember');
  const name = t('comment.place', { n, count, author });
  return (
    <li id={`c-${comment.id}`} tabIndex={-1} className={styles.comment} aria-label={name} lang={comment.lang}>
      {comment.verdict && <Verdict id={comment.id} verdict={comment.verdict} />}
      {comment.cautioned && <Caution />}
      <Markdown
        text={withMentions(comment.content)}
        parts={parts}
        prefix={`c-${comment.id}`}
        top={6}
        lang={comment.lang}
      />
      <div className={styles.facts} lang={i18n.language}>
        <span>{author}</span>
        <span>{isoDate(comment.publishedAt)}</span>
        {comment.version > 1 && <span>{t('reply.edited')}</span>}
        {comment.mine ? (
          <OwnReply reply={comment} page={page} most={2_000} name={name} />
        ) : (
          <ReportPost id={comment.id} title={name} />
        )}
      </div>
    </li>
  );
}

import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePostParts } from '@/knowledge/document/use-post-parts';
import { isoDate } from '@/lib/relative-time';
import { Heading } from '@/ui/Heading';
import { headingTop } from '@/ui/markdown/heading-top';
import { Markdown } from '@/ui/markdown/Markdown';
import { useCommunityStyles } from '../community-styles';
import { postHref } from '../post-href';
import { withMentions } from '../with-mentions';
import { useModerationStyles } from './moderation-styles';

type Waiting = Data<'listModeration'>['list'][number];

interface Props {
  post: Waiting;
  level: 2 | 3 | 4;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** One post that waits: its text, why it waits, and what reporters and its author say. */
export function WaitingPost({ post, level, isChosen, onChoose }: Props) {
  const styles = useModerationStyles();
  const community = useCommunityStyles();
  const { t } = useTranslation('moderation');
  const parts = usePostParts();
  const author = post.author || t('queue.nobody');
  return (
    <li className={styles.item}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('queue.choose', { title: post.title, author })}
        checked={isChosen}
        disabled={post.decidedByMe}
        onChange={({ target }) => onChoose(post.id, target.checked)}
      />
      <div>
        <Heading level={level} className={styles.itemTitle} lang={post.lang}>
          {post.title}
        </Heading>
        <div className={community.facts}>
          <strong>{t(`queue.${post.state}`)}</strong>
          <span>{t(`queue.kind.${post.kind}`)}</span>
          <span>{author}</span>
          <span>{isoDate(post.at)}</span>
          {post.state === 'published' && (
            <Link to={hrefOf(post)} className={community.link}>
              {t('queue.open')}
            </Link>
          )}
        </div>
        <Why post={post} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard */}
        <section className={styles.text} tabIndex={0} aria-label={post.title}>
          <Markdown
            text={withMentions(post.content)}
            parts={parts}
            prefix={`w-${post.id}`}
            top={headingTop(post.content, level + 1)}
            lang={post.lang}
          />
        </section>
      </div>
    </li>
  );
}

function Why({ post: { reason, reports, appeal, decidedByMe } }: { post: Waiting }) {
  const styles = useModerationStyles();
  const { t } = useTranslation('moderation');
  return (
    <>
      {reason && <p className={styles.line}>{t('verdict.reason', { reason: t(`reason.${reason}`) })}</p>}
      {reports.length > 0 && (
        <>
          <p className={styles.line}>{t('queue.reports', { count: reports.length })}</p>
          <ul className={styles.reports}>
            {reports.map((report, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two reports may be of one moment; their order stays
              <li key={index}>
                {t(`reason.${report.reason}`)}
                {report.words && ` · ${report.words}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {appeal !== null && (
        <p className={styles.line}>
          <strong>{t('queue.appeal')}</strong> · {appeal}
        </p>
      )}
      {decidedByMe && <p className={styles.line}>{t('queue.own')}</p>}
    </>
  );
}

const hrefOf = ({ id, kind, parent }: Waiting): string => {
  if (kind === 'demand') return `/mission/detail/${encodeURIComponent(id)}`;
  return kind === 'article' || kind === 'question'
    ? postHref({ id, kind })
    : `${postHref({ id: parent ?? '', kind: 'question' })}#${kind === 'comment' ? 'c' : 'a'}-${id}`;
};

import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { useCommunityStyles } from '../community-styles';
import { useModerationStyles } from '../moderation/moderation-styles';
import type { PostDetail } from '../post/OwnPost';
import { postHref } from '../post-href';

/** Why a question takes no more answers, and where it is answered. */
export function ClosedNote({ closing }: { closing: NonNullable<PostDetail['closing']> }) {
  const styles = useModerationStyles();
  const community = useCommunityStyles();
  const { t } = useTranslation('community');
  const { reason, words, by, at, original, merged } = closing;
  return (
    <div role="note" className={styles.note}>
      <LockClosedRegular aria-hidden className={styles.icon} />
      <div>
        <strong className={styles.title}>{merged ? t('closing.merged') : t(`closing.said.${reason}`)}</strong>
        {original && (
          <p className={styles.line}>
            <Link to={postHref({ id: original.id, kind: 'question' })} className={community.link} lang={original.lang}>
              {original.title}
            </Link>
          </p>
        )}
        {words && <p className={styles.line}>{words}</p>}
        <p className={styles.line}>
          {by ? t('closing.by', { who: by, date: isoDate(at) }) : t('closing.on', { date: isoDate(at) })}
        </p>
      </div>
    </div>
  );
}

/** Whose answers stand here as well, for whoever wonders where they came from. */
export function MergedNote({ merged }: { merged: NonNullable<PostDetail['merged']> }) {
  const community = useCommunityStyles();
  const { t } = useTranslation('community');
  return (
    <div role="note" className={community.facts}>
      {t('closing.mergedHere')}
      {merged.map(({ id, title, lang }) => (
        <Link key={id} to={postHref({ id, kind: 'question' })} className={community.link} lang={lang}>
          {title}
        </Link>
      ))}
    </div>
  );
}

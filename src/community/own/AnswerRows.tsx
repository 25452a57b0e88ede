import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { useCommunityStyles } from '../community-styles';
import { postHref } from '../post-href';

/** One's own answers, each below the question that it answers. */
export function AnswerRows({ rows }: { rows: Data<'listOwnAnswers'>['list'] }) {
  const styles = useCommunityStyles();
  const { t, i18n } = useTranslation('community');
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, question, title, text, lang, state, accepted, right, helpful, publishedAt }) => (
        <li key={id} className={styles.row} lang={lang}>
          <Link to={`${postHref({ id: question, kind: 'question' })}#a-${id}`} className={styles.rowTitle}>
            {title}
          </Link>
          <p className={styles.summary}>{text}</p>
          <span className={styles.facts} lang={i18n.language}>
            {state !== 'published' && <strong>{t(`state.${state}`)}</strong>}
            {(accepted || right) && (
              <span className={mergeClasses(styles.mark, styles.accepted)}>
                <CheckmarkCircleRegular aria-hidden />
                {accepted ? t('ownPages.accepted') : t('answer.right')}
              </span>
            )}
            {helpful > 0 && <span>{t('helpful.count', { count: helpful })}</span>}
            {publishedAt && <span>{isoDate(publishedAt)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

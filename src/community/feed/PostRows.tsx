import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { useCommunityStyles } from '../community-styles';
import { postHref, writeHref } from '../post-href';
import { useBoards } from '../use-boards';

type Row = Data<'listPosts'>['list'][number];

export function PostRows({ rows, mine }: { rows: readonly Row[]; mine: boolean }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row} lang={row.lang}>
          <Link
            to={row.state === 'draft' || row.state === 'withdrawn' ? writeHref(row) : postHref(row)}
            className={styles.rowTitle}
          >
            {row.title || t('untitled')}
          </Link>
          {row.summary && <p className={styles.summary}>{row.summary}</p>}
          <Facts row={row} mine={mine} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ row, mine }: { row: Row; mine: boolean }) {
  const styles = useCommunityStyles();
  const { t, i18n } = useTranslation('community');
  const board = useBoards().find(({ id }) => id === row.board)?.name;
  return (
    <span className={styles.facts} lang={i18n.language}>
      {mine && row.state !== 'published' && <strong>{t(`state.${row.state}`)}</strong>}
      <span>{t(`kind.${row.kind}`)}</span>
      {row.kind === 'question' && (
        <span className={mergeClasses(styles.mark, row.accepted && styles.accepted)}>
          {row.accepted && <CheckmarkCircleRegular aria-hidden />}
          {row.accepted
            ? t('answers.accepted', { count: row.answerCount })
            : t('answers.count', { count: row.answerCount })}
        </span>
      )}
      {row.closed && <span>{t('closing.mark')}</span>}
      {!mine && row.author && <span>{row.author}</span>}
      <span>{isoDate(row.activeAt)}</span>
      {board && <span>{board}</span>}
      {row.audience !== 'domain' && <span>{t(`audience.${row.audience}`)}</span>}
    </span>
  );
}

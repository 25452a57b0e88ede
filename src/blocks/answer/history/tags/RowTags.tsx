import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { useHistoryStyles } from '../history-styles';
import { hrefOfTag } from '../use-history-address';
import { useTagStyles } from './tag-styles';

/** The tags of a chat; each leads to the chats that have it. */
export function RowTags({ tags }: { tags: readonly string[] }): ReactNode {
  const history = useHistoryStyles();
  const styles = useTagStyles();
  const { t } = useTranslation('answer');
  return (
    <div className={history.tags}>
      <ul className={styles.line} aria-label={t('history.tags.word')}>
        {tags.map((tag) => (
          <li key={tag} className={styles.item}>
            <Link className={mergeClasses(styles.chip, styles.own)} to={hrefOfTag(tag)} dir="auto">
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

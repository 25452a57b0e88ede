import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { useTagStyles } from './tag-styles';

interface Props {
  tags: readonly string[];
  hrefOf: (tag: string) => string;
}

/** The tags of a chat; each leads to the chats that have it. */
export function RowTags({ tags, hrefOf }: Props): ReactNode {
  const styles = useTagStyles();
  const { t } = useTranslation('answer');
  return (
    <ul className={styles.line} aria-label={t('history.tags.word')}>
      {tags.map((tag) => (
        <li key={tag} className={styles.item}>
          <Link className={mergeClasses(styles.chip, styles.own)} to={hrefOf(tag)} dir="auto">
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

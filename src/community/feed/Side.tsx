import { mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useCommunityStyles } from '../community-styles';
import { FollowButton } from '../follow/FollowButton';
import { useBoards } from '../use-boards';
import type { FeedQuery } from './feed-query';

interface Props {
  tags: Data<'listPosts'>['tags'];
  query: Pick<FeedQuery, 'board' | 'tag'>;
  hrefOf: (name: string, value: string | null) => string;
}

/** Boards and tags narrow the list; the chosen one again widens it. */
export function Side({ tags, query, hrefOf }: Props) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const boards = useBoards();
  return (
    <div className={styles.side}>
      <Choices
        title={t('boards')}
        choices={boards.map(({ id, name }) => ({ value: id, text: name }))}
        chosen={query.board}
        hrefOf={(value) => hrefOf('board', value)}
      />
      <Choices
        title={t('tags')}
        choices={tags.map(({ tag, count }) => ({ value: tag, text: tag, count }))}
        chosen={query.tag}
        hrefOf={(value) => hrefOf('tag', value)}
      />
      {query.board && (
        <p className={styles.actions}>
          <FollowButton
            kind="board"
            id={query.board}
            name={boards.find(({ id }) => id === query.board)?.name ?? query.board}
          />
        </p>
      )}
      {query.tag && (
        <p className={styles.actions}>
          <FollowButton kind="tag" id={query.tag} name={query.tag} />
        </p>
      )}
      <p className={styles.note}>{t('about')}</p>
    </div>
  );
}

interface ChoicesProps {
  title: string;
  choices: { value: string; text: string; count?: number }[];
  chosen: string | undefined;
  hrefOf: (value: string | null) => string;
}

function Choices({ title, choices, chosen, hrefOf }: ChoicesProps) {
  const styles = useCommunityStyles();
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.sideTitle}>
        {title}
      </h2>
      <ul className={styles.sideList}>
        {choices.map(({ value, text, count }) => (
          <li key={value}>
            <Link
              to={hrefOf(value === chosen ? null : value)}
              className={mergeClasses(styles.tag, value === chosen && styles.chosen)}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {text}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

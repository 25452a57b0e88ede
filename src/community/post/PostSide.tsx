import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFindSimilarTextsQuery } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { HeadingRail, type RailHeading, topHeadings } from '@/knowledge/document/HeadingRail';
import { useCommunityStyles } from '../community-styles';
import type { PostDetail } from './OwnPost';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    '@media (min-width: 1100px)': {
      position: 'sticky',
      top: '72px',
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 96px)',
      overflowY: 'auto',
    },
    '@media print': { display: 'none' },
  },
  // Beside a narrow text there is no room for it.
  contents: { marginBottom: '32px', '@media (max-width: 1099.9px)': { display: 'none' } },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { paddingBlock: '8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, fontSize: '14px' },
});

/** Beside a post: its contents, and what says something similar. */
export function PostSide({ post }: { post: PostDetail }) {
  const styles = useStyles();
  const community = useCommunityStyles();
  const { t } = useTranslation('community');
  const id = useId();
  const headings = useHeadings(post.content);
  const { data } = useFindSimilarTextsQuery({ title: post.title.slice(0, 200), except: post.id });
  const related = data ? [...data.posts.slice(0, 4), ...data.documents.slice(0, 2)] : [];
  return (
    <aside className={styles.root} aria-label={t('side.label')}>
      {headings.length > 2 && (
        <div className={styles.contents}>
          <HeadingRail headings={headings} lang={post.lang} />
        </div>
      )}
      {related.length > 0 && (
        <nav aria-labelledby={id}>
          <h2 id={id} className={community.sideTitle}>
            {t('side.related')}
          </h2>
          <ul className={styles.list}>
            {related.map(({ id: key, title, url, lang }) => (
              <li key={key} className={styles.item} lang={lang}>
                <Link to={url} className={community.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}

/** The headings of the post as they are shown. */
function useHeadings(content: string): RailHeading[] {
  const [headings, setHeadings] = useState<RailHeading[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headings on the page come from the text.
  useEffect(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[id^="post-h"]')];
    setHeadings(
      topHeadings(
        found.map(({ id, dataset, textContent }) => ({ id, level: Number(dataset.h), title: textContent ?? '' })),
      ),
    );
  }, [content]);
  return headings;
}

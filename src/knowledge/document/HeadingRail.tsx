import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { goToHeading } from '@/ui/go-to-heading';
import { headingId } from '@/ui/markdown/heading-id';
import { useReadHeading } from '@/ui/use-read-heading';
import { type DocumentView, HEADING_PREFIX } from './DocumentPaper';
import { useDocumentStyles } from './document-styles';
import { repeatsTitle } from './repeats-title';

export interface RailHeading {
  id: string;
  level: number;
  title: string;
}

interface Props {
  headings: readonly RailHeading[];
  lang: string;
}

/** Levels shown; deeper ones would make the rail as long as the text. */
const DEEPEST = 3;

export function railHeadings(view: DocumentView): RailHeading[] {
  const headings = repeatsTitle(view) ? view.headings.slice(1) : view.headings;
  return topHeadings(headings.map(({ offset, ...rest }) => ({ ...rest, id: headingId(HEADING_PREFIX, offset) })));
}

export function topHeadings(headings: readonly RailHeading[]): RailHeading[] {
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level < top + DEEPEST);
}

/** The outline of a text, with the current heading highlighted. */
export function HeadingRail({ headings, lang }: Props) {
  const styles = useDocumentStyles();
  const { t } = useTranslation('reader');
  const current = useReadHeading(headings.map(({ id }) => id));
  if (headings.length < 2) return null;
  const top = Math.min(...headings.map((heading) => heading.level));
  return (
    <nav className={styles.rail} aria-label={t('contents')}>
      <p className={styles.railTitle}>{t('contents')}</p>
      <ul className={styles.railList} lang={lang}>
        {headings.map(({ id, level, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={mergeClasses(
                styles.railLink,
                level === top + 1 && styles.deeper,
                level > top + 1 && styles.deepest,
                id === current && styles.railCurrent,
              )}
              onClick={(event) => {
                event.preventDefault();
                goToHeading(id);
                // Puts the section into the URL without a history entry.
                window.history.replaceState(window.history.state, '', `#${id}`);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

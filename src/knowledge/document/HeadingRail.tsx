import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { goToHeading } from '@/ui/go-to-heading';
import { headingId } from '@/ui/markdown/heading-id';
import { useReadHeading } from '@/ui/use-read-heading';
import { type DocumentView, HEADING_PREFIX } from './DocumentPaper';
import { useDocumentStyles } from './document-styles';
import { repeatsTitle } from './repeats-title';

interface Props {
  view: DocumentView;
}

/** Levels shown; deeper ones would make the rail as long as the text. */
const DEEPEST = 3;

function railHeadings(view: DocumentView): DocumentView['headings'] {
  const headings = repeatsTitle(view) ? view.headings.slice(1) : view.headings;
  const top = Math.min(...headings.map((heading) => heading.level));
  return headings.filter((heading) => heading.level < top + DEEPEST);
}

/** The document's outline, with the current heading highlighted. */
export function HeadingRail({ view }: Props) {
  const styles = useDocumentStyles();
  const { t } = useTranslation('reader');
  const headings = railHeadings(view);
  const current = useReadHeading(headings.map((heading) => headingId(HEADING_PREFIX, heading.offset)));
  if (headings.length < 2) return null;
  const top = Math.min(...headings.map((heading) => heading.level));
  return (
    <nav className={styles.rail} aria-label={t('contents')}>
      <p className={styles.railTitle}>{t('contents')}</p>
      <ul className={styles.railList} lang={view.lang}>
        {headings.map(({ level, title, offset }) => {
          const id = headingId(HEADING_PREFIX, offset);
          return (
            <li key={offset}>
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
          );
        })}
      </ul>
    </nav>
  );
}

import { mergeClasses } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import type { DocumentView } from './DocumentPaper';
import { useDocumentStyles } from './document-styles';

interface Props {
  view: DocumentView;
  level: 1 | 2 | 3 | 4;
  bare?: boolean;
  pairHref?: string;
  chatId?: string;
}

export function DocumentHead({ view, level, bare, pairHref, chatId }: Props) {
  const styles = useDocumentStyles();
  const { t, i18n } = useTranslation('reader');
  const Title = `h${level}` as const;
  const other = view.lang === 'zh' ? 'en' : 'zh';
  const original = `/api/documents/${encodeURIComponent(view.id)}/original?version=${view.version}${chatId ? `&chat=${encodeURIComponent(chatId)}` : ''}`;
  return (
    <header className={styles.head}>
      <Title className={mergeClasses(styles.title, bare && styles.bareTitle)}>{view.title}</Title>
      {view.description && <p className={styles.description}>{view.description}</p>}
      <div className={styles.facts} lang={i18n.language}>
        <span>
          {view.revised
            ? t('library.revised', { date: view.revised })
            : t('library.takenIn', { date: view.updatedAt.slice(0, 10) })}
        </span>
        {view.pages.length > 0 && <span>{t('pages', { count: view.pages.length })}</span>}
        {pairHref && (
          <Link to={pairHref} hrefLang={other} lang={other}>
            <LocalLanguageRegular aria-hidden />
            {t(`pair.${other}`)}
          </Link>
        )}
        {view.hasOriginal && (
          <a href={original} download>
            <ArrowDownloadRegular aria-hidden />
            {t('original')}
          </a>
        )}
        {view.url && /^https?:\/\//i.test(view.url) && (
          <a href={view.url} target="_blank" rel="noopener noreferrer">
            <OpenRegular aria-hidden />
            {t('originalPage')}
          </a>
        )}
      </div>
    </header>
  );
}

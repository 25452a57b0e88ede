import { mergeClasses } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import type { DocumentView } from './DocumentPaper';
import { useDocumentStyles } from './document-styles';

interface Props {
  view: DocumentView;
  /** URL of the cited version; absent if it is the one shown. */
  citedHref?: string;
  newestHref: string;
}

/** Notes that the text shown differs from the cited one. Nothing for an exact match. */
export function DocumentNotices({ view, citedHref, newestHref }: Props) {
  const { t } = useTranslation('reader');
  const { anchor, version, latestVersion } = view;
  const status = anchor?.status ?? 'exact';
  return (
    <>
      {status !== 'exact' && (
        <Notice warning={status !== 'moved'}>
          <span>{t(`anchor.${status}`)}</span>
          {status !== 'moved' && citedHref && <Link to={citedHref}>{t('version.asCited')}</Link>}
        </Notice>
      )}
      {version < latestVersion && (
        <Notice>
          <span>{t('version.old', { version, latest: latestVersion })}</span>
          <Link to={newestHref}>{t('version.newest')}</Link>
        </Notice>
      )}
    </>
  );
}

function Notice({ warning, children }: { warning?: boolean; children: ReactNode }) {
  const styles = useDocumentStyles();
  const { i18n } = useTranslation('reader');
  return (
    <div role="status" lang={i18n.language} className={mergeClasses(styles.notice, warning && styles.warning)}>
      {warning ? <WarningRegular aria-hidden /> : <InfoRegular aria-hidden />}
      {children}
    </div>
  );
}

import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useOpenGuestPreviewQuery } from '@/api/guest';
import { useTranslation } from '@/i18n/use-translation';
import { useProblemText } from '../shell/use-problem-text';
import { WorkbenchTheme } from '../shell/WorkbenchTheme';
import { GuestView } from './GuestView';
import { guestKey } from './guest-key';

const useStyles = makeStyles({
  closed: { maxWidth: '480px', margin: '20vh auto 0', padding: '0 16px', textAlign: 'center' },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

/** `/preview#secret`: a draft for somebody without an account. The secret stays in the fragment, which is sent nowhere. */
export function GuestPage(): ReactNode {
  // Read once: what is chosen on the page does not go into its address.
  const [token] = useState(() => window.location.hash.slice(1));
  const [guest] = useState(guestKey);
  return (
    <WorkbenchTheme>
      <Opened token={token} guest={guest} />
    </WorkbenchTheme>
  );
}

function Opened(of: { token: string; guest: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  const { currentData, error } = useOpenGuestPreviewQuery(
    { ...of, token: of.token.slice(0, 64) || '-' },
    { refetchOnMountOrArgChange: true },
  );
  const problem = useProblemText(error);
  const preview = currentData?.preview;
  const title = preview ? t('guest.title', { domain: preview.domain }) : t('guest.closedTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (preview) return <GuestView {...of} preview={preview} />;
  if (!currentData && !error) return <Spinner delay={150} label={t('guest.opening')} style={{ margin: '20vh auto' }} />;
  return (
    <main id="main" tabIndex={-1} className={styles.closed}>
      <h1 className={styles.title}>{t('guest.closedTitle')}</h1>
      <p role="alert">{currentData?.reason ?? problem}</p>
    </main>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { Skeleton } from '@/ui/Skeleton';
import { useOnceOnline, useOnline } from '@/ui/use-online';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    maxWidth: '720px',
    margin: '16px auto',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  text: { flex: '1 1 240px', margin: 0 },
});

/**
 * In the first bundle, because a lazy notice could not load either. Blocks keep typed input themselves. Without a
 * network, the bar over the page has said why, and the place fills once it is back.
 */
export function ReloadNotice({ retry }: { retry?: (() => void) | undefined }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const online = useOnline();
  useOnceOnline(retry);
  if (!online) return <Skeleton height={320} />;
  return (
    <div role="status" className={styles.root}>
      <p className={styles.text}>{t('chunk.text')}</p>
      {retry && <PlainButton onClick={retry}>{t('action.retry')}</PlainButton>}
      <PlainButton look="primary" onClick={() => window.location.reload()}>
        {t('chunk.reload')}
      </PlainButton>
    </div>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { Skeleton } from '@/ui/Skeleton';
import { useOnceOnline, useOnline } from '@/ui/use-online';

/** Set in place: as rules of a style sheet they would take far more of the first page. */
const BOX: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  maxWidth: 720,
  margin: '16px auto',
  padding: '12px 16px',
  borderRadius: 'var(--borderRadiusLarge)',
  border: '1px solid var(--colorNeutralStroke2)',
  backgroundColor: 'var(--colorNeutralBackground1)',
  color: 'var(--colorNeutralForeground1)',
};

/**
 * In the first bundle, because a lazy notice could not load either. Blocks keep typed input themselves. Without a
 * network, the bar over the page has said why, and the place fills once it is back.
 */
export function ReloadNotice({ retry }: { retry?: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation('common');
  const online = useOnline();
  useOnceOnline(retry);
  if (!online) return <Skeleton height={320} />;
  return (
    <div role="status" style={BOX}>
      <p style={{ flex: '1 1 240px', margin: 0 }}>{t('chunk.text')}</p>
      {retry && <PlainButton onClick={retry}>{t('action.retry')}</PlainButton>}
      <PlainButton look="primary" onClick={() => window.location.reload()}>
        {t('chunk.reload')}
      </PlainButton>
    </div>
  );
}

import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import type { PreviewContext } from './context';
import { usePreviewStyles } from './preview-styles';

interface Props {
  context: PreviewContext;
  /** What is shown: a draft, what visitors see anyway, or a fixture. */
  what: 'draft' | 'live' | 'fixture';
  /** The draft cannot be previewed right now. */
  stale: boolean;
  /** The domain was never published, and its draft lists no knowledge base with documents. */
  empty?: boolean | undefined;
}

/** Always states that this is a preview, and as which visitor. */
export function PreviewBanner({ context, what, stale, empty }: Props): ReactNode {
  const styles = usePreviewStyles();
  const { t } = useTranslation('admin-preview');
  const { domain, role, state, now, blockStates } = context;
  const forced = Object.keys(blockStates).length;
  return (
    <div className={mergeClasses(styles.banner, stale && styles.warning)} role="status">
      <span className={styles.strong}>{t(`banner.${what}`, { domain })}</span>
      <span>{t('banner.role', { role: t(`role.${role}`) })}</span>
      {state !== 'ready' && <span>{t('banner.state', { state: t(`state.${state}`) })}</span>}
      {forced > 0 && <span>{t('blocks.forced', { count: forced })}</span>}
      {now !== null && <span>{t('banner.time', { time: isoMinute(now) })}</span>}
      {empty && <span className={styles.strong}>{t('banner.empty')}</span>}
      {stale && <span className={styles.strong}>{t('banner.stale')}</span>}
    </div>
  );
}

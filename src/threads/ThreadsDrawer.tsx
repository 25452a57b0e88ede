import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { SidePanel } from '@/ui/side-panel/SidePanel';
import { Threads } from './Threads';

/** The person's threads in a drawer, on any page. */
export function ThreadsDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('threads');
  const { pathname } = useLocation();
  const id = matchPath('/q/:id', pathname)?.params.id;
  return (
    <SidePanel mode="start" title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <Threads open={id ? { id, title: '', mine: false } : undefined} onGo={onClose} />
    </SidePanel>
  );
}

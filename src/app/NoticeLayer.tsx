import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { findPage } from '@/pages/page-at';
import { usePortalSetting } from '@/session/use-session';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

/** Delay until the first page has loaded. */
const QUIET_MS = 3000;

const NoticeStrip = lazyWithRetry(async () => {
  await new Promise((done) => setTimeout(done, QUIET_MS));
  return (await import('@/community/notices/NoticeStrip')).NoticeStrip;
});

/** What matters of the portal's notices, over any page but those that must be read whole. */
export function NoticeLayer(): ReactNode {
  const hasNotices = usePortalSetting()?.community?.enabled;
  const { pathname } = useLocation();
  if (!hasNotices || findPage(pathname)?.meta.quietOnNotices) return null;
  return (
    <Suspense>
      <NoticeStrip />
    </Suspense>
  );
}

import { memo, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pages } from '@/pages/pages';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PageRoute } from './PageRoute';

/** For operators only; visitors never load it. */
const Admin = lazyWithRetry(async () => (await import('@/admin/Admin')).Admin);

/** For people with a link to a draft. */
const GuestPage = lazyWithRetry(async () => (await import('@/admin/guest/GuestPage')).GuestPage);

/**
 * One route per page document; `/` redirects to the engine, unknown paths to /404. Memoized, because matching
 * re-renders every link: it must happen when the URL changes, not when the setting does.
 */
export const Router = memo(function Router(): ReactNode {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/engine" replace />} />
      {pages.map((page) => (
        <Route key={page.path} path={page.path} element={<PageRoute page={page} />} />
      ))}
      <Route
        path="/admin/*"
        element={
          <Suspense>
            <Admin />
          </Suspense>
        }
      />
      <Route
        path="/preview"
        element={
          <Suspense>
            <GuestPage />
          </Suspense>
        }
      />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
});

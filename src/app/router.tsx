import { memo, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pages, pathsOf } from '@/pages/pages';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PageRoute } from './PageRoute';

/** Operators only: a visitor never fetches a byte of it. */
const Admin = lazyWithRetry(async () => (await import('@/admin/Admin')).Admin);

/**
 * Routes are the page documents; `/` is the engine, and what nobody knows is /404. Matching them anew draws every link of the page
 * anew, so it happens when the address changes, and not when the setting does.
 */
export const Router = memo(function Router(): ReactNode {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/engine" replace />} />
      {pages.flatMap((page) =>
        pathsOf(page).map((path) => <Route key={path} path={path} element={<PageRoute page={page} />} />),
      )}
      <Route
        path="/admin/*"
        element={
          <Suspense>
            <Admin />
          </Suspense>
        }
      />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
});

import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { embeddedSearch } from '@/browser/form-type';
import { track } from '@/browser/track';
import { useTranslation } from '@/i18n/use-translation';
import { brandTexts } from '@/lib/brand-texts';
import { localize } from '@/lib/localize';
import { entryOf } from '@/pages/entry-of';
import { HostContext } from '@/renderer/host';
import { RenderNodes } from '@/renderer/RenderNodes';
import type { PageDocument } from '@/renderer/types';
import { tabChanged } from '@/session/session';
import { useSessionDispatch } from '@/session/use-session';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { documentTitle, setSiteTitle } from '@/ui/use-document-title';
import { useBoot } from './boot-context';
import { useCompiled } from './use-compiled';
import { useGuard } from './use-guard';
import { useHostValue } from './use-host-value';
import { useScrollMemory } from './use-scroll-memory';

/** Loaded only for pages that require sign-in; the first page does not. */
const ClosedPage = lazyWithRetry(async () => (await import('@/people/sign-in/ClosedPage')).ClosedPage);

const useStyles = makeStyles({
  main: {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    outlineStyle: 'none',
    isolation: 'isolate',
  },
});

/** Renders a page document with the blocks of its layout. */
export function PageRoute({ page }: { page: PageDocument }): ReactNode {
  const styles = useStyles();
  const { setting } = useBoot();
  const { pathname, search } = useLocation();
  const params = useParams();
  const compiled = useCompiled(setting, page);
  const host = useHostValue(compiled.all, pathname, params, search);
  useScrollMemory();
  useKeptFormType();
  useCurrentTab(page);
  usePageTitle(page);
  useEffect(() => track('visit', { what: page.path }), [page.path]);
  const main = useFocusOnNavigation(pathname);
  const closed = useGuard(page);
  return (
    <HostContext value={host}>
      <RenderNodes nodes={compiled.before} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main} data-page={page.path}>
        {closed ? (
          <Suspense>
            <ClosedPage />
          </Suspense>
        ) : (
          <RenderNodes nodes={compiled.page} />
        )}
      </main>
      <RenderNodes nodes={compiled.after} />
    </HostContext>
  );
}

/** Copies the embedding parameters to the next page's URL, so that they survive a reload there. */
function useKeptFormType(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const kept = embeddedSearch(search);
  useLayoutEffect(() => {
    if (kept) void navigate({ pathname, search: kept, hash }, { replace: true, state, preventScrollReset: true });
  }, [kept, pathname, hash, state, navigate]);
}

/** Sets the current header tab. A page without a tab leaves it unchanged. */
function useCurrentTab({ meta }: PageDocument): void {
  const dispatch = useSessionDispatch();
  useEffect(() => {
    if (meta.function !== undefined) dispatch(tabChanged(entryOf(meta.function).to));
  }, [meta, dispatch]);
}

/** A layout effect, so that effects of blocks run later and can set a more specific title, such as a document's. */
function usePageTitle({ meta }: PageDocument): void {
  const { i18n } = useTranslation('common');
  const t = i18n.translator(['common']);
  const { setting } = useBoot();
  useLayoutEffect(() => {
    setSiteTitle(localize(brandTexts(setting).title, i18n.language));
    document.title = documentTitle(meta.title && t(meta.title));
  }, [meta, t, i18n.language, setting]);
}

/** Moves the focus to the main content after navigation, unless something on the new page already has it. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = '';
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { embeddedSearch } from '@/browser/form-type';
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

/** Fetched by whoever meets a closed door; the first page has none. */
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

/** One page document on screen: its layout's blocks around its own. */
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

/** A reload of the next page must know it, too. */
function useKeptFormType(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const kept = embeddedSearch(search);
  useLayoutEffect(() => {
    if (kept) void navigate({ pathname, search: kept, hash }, { replace: true, state, preventScrollReset: true });
  }, [kept, pathname, hash, state, navigate]);
}

/** The entry of the header that stands for this page; one without an entry leaves it as it was. */
function useCurrentTab({ meta }: PageDocument): void {
  const dispatch = useSessionDispatch();
  useEffect(() => {
    if (meta.function !== undefined) dispatch(tabChanged(entryOf(meta.function).to));
  }, [meta, dispatch]);
}

/** Before the effects of blocks, so that a block that knows better, a document for example, has the last word. */
function usePageTitle({ meta }: PageDocument): void {
  const { i18n } = useTranslation('common');
  const t = i18n.translator(['common']);
  const { setting } = useBoot();
  useLayoutEffect(() => {
    setSiteTitle(localize(brandTexts(setting).title, i18n.language));
    document.title = documentTitle(meta.title && t(meta.title));
  }, [meta, t, i18n.language, setting]);
}

/** After a click on a link the reading position goes with it, unless something on the new page has taken the focus already. */
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

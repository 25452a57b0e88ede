import { createDOMRenderer, makeStyles, RendererProvider } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { I18n } from '@/i18n/i18n';
import { I18nContext } from '@/i18n/use-translation';
import type { embedMessage } from '@/lib/embed-protocol';
import { findPage } from '@/pages/page-at';
import { AppBoundary } from '../AppBoundary';
import type { Boot } from '../boot';
import { BootContext } from '../boot-context';
import { Notices } from '../Notices';
import { PageRoute } from '../PageRoute';
import type { AppStore } from '../store';
import { ThemeRoot } from '../ThemeRoot';
import { useAppSelector } from '../use-app';
import { EmbedBar } from './EmbedBar';
import { Stopped } from './Stopped';
import type { TurnStore } from './turn';

interface Props {
  boot: Boot;
  store: AppStore;
  i18n: I18n;
  turn: TurnStore;
  tell: (...message: Parameters<typeof embedMessage>) => void;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', flex: '1 0 auto' } });

/**
 * The portal as a frame of another page. Its addresses are kept in memory: the frame's own stays that of its channel,
 * so a reload is never refused, and the way back of the page around it is not ours.
 */
export function EmbedApp({ boot, store, i18n, turn, tell }: Props): ReactNode {
  const count = useSyncExternalStore(turn.subscribe, turn.count);
  const { channel = '', assistant, pages = [] } = boot.embed ?? {};
  const home = `/embed/${channel}${assistant ? `?${new URLSearchParams({ model: assistant })}` : ''}`;
  return (
    <Provider store={store}>
      <I18nContext value={i18n}>
        <BootContext value={boot}>
          <RendererProvider renderer={renderer}>
            <ThemeRoot>
              <AppBoundary>
                <Language i18n={i18n} />
                <Notices />
                <MemoryRouter key={count} initialEntries={[pages.includes('ask') || !channel ? home : '/search']}>
                  <Frame {...{ boot, turn, tell, home }} />
                </MemoryRouter>
              </AppBoundary>
            </ThemeRoot>
          </RendererProvider>
        </BootContext>
      </I18nContext>
    </Provider>
  );
}

function Language({ i18n }: { i18n: I18n }): null {
  const locale = useAppSelector((state) => state.preferences.locale);
  useEffect(() => void i18n.changeLanguage(locale), [i18n, locale]);
  return null;
}

function Frame({ boot, turn, tell, home }: Pick<Props, 'boot' | 'turn' | 'tell'> & { home: string }) {
  const styles = useStyles();
  const now = useSyncExternalStore(turn.subscribe, turn.now);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => tellHeight(root.current, (height) => tell('height', { height })), [tell]);
  useEffect(() => tellEscape((type) => tell(type)), [tell]);
  const { pages = [], greeting } = boot.embed ?? {};
  return (
    <div ref={root} className={styles.root}>
      {now.kind === 'open' ? (
        <>
          <EmbedBar {...{ pages, home, greeting }} />
          <FrameRoutes home={home} />
        </>
      ) : (
        <Stopped turn={now} />
      )}
    </div>
  );
}

/** What else the portal has is opened beside the page around the frame. */
function FrameRoutes({ home }: { home: string }) {
  const own = findPage('/embed/x');
  const bare = (address: string) => {
    const page = findPage(address);
    return page && { ...page, layout: 'none' as const };
  };
  const [search, doc] = [bare('/search'), bare('/doc/x')];
  return (
    <Routes>
      {own && <Route path="/embed/:channel" element={<PageRoute page={own} />} />}
      {search && <Route path="/search" element={<PageRoute page={search} />} />}
      {doc && <Route path="/doc/:id" element={<PageRoute page={doc} />} />}
      <Route path="/q" element={<Ask home={home} />} />
      <Route path="*" element={<Leave home={home} />} />
    </Routes>
  );
}

/** A search that becomes a question. */
function Ask({ home }: { home: string }) {
  const { search, state } = useLocation();
  const [path = '', own] = home.split('?');
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  return <Navigate to={`${path}?${query}`} state={state} replace />;
}

function Leave({ home }: { home: string }) {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [left, setLeft] = useState('');
  useEffect(() => {
    if (left === key) return;
    setLeft(key);
    window.open(`${pathname}${search}${hash}`, '_blank', 'noopener');
    // The first address of the frame has none before it.
    if (key === 'default') void navigate(home, { replace: true });
    else void navigate(-1);
  }, [left, key, pathname, search, hash, navigate, home]);
  return null;
}

/** Tells the height of the content whenever it has changed, once a frame at most. */
function tellHeight(element: HTMLElement | null, tell: (height: number) => void): () => void {
  if (!element || typeof ResizeObserver === 'undefined') return () => undefined;
  let told = 0;
  let waits = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(waits);
    waits = requestAnimationFrame(() => {
      const height = Math.ceil(element.scrollHeight);
      if (height !== told) tell(height);
      told = height;
    });
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(waits);
    observer.disconnect();
  };
}

/** Escape closes the bubble, unless something in the frame has taken it. */
function tellEscape(tell: (type: 'escape') => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) tell('escape');
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

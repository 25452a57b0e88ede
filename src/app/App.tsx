import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { portalSetting, seedSetting } from '@/api/settings';
import type { I18n } from '@/i18n/i18n';
import { I18nContext } from '@/i18n/use-translation';
import { connectSession } from '@/session/connect-session';
import { AppBoundary } from './AppBoundary';
import { basename } from './basename';
import type { Boot } from './boot';
import { BootContext } from './boot-context';
import { NoticeLayer } from './NoticeLayer';
import { Notices } from './Notices';
import { OrganizationLayer } from './OrganizationLayer';
import { PersonLayer } from './PersonLayer';
import { Router } from './router';
import { SkipLink } from './SkipLink';
import type { AppStore } from './store';
import { ThemeRoot } from './ThemeRoot';
import { ThreadsLayer } from './ThreadsLayer';
import { useAppDispatch, useAppSelector } from './use-app';
import { WatermarkLayer } from './WatermarkLayer';

interface Props {
  boot: Boot;
  store: AppStore;
  i18n: I18n;
  /** Replaces the portal's routes. */
  children?: ReactNode;
}

/** Style elements need the page's nonce, or the content security policy blocks them. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});

export function App({ boot, store, i18n, children }: Props): ReactNode {
  // A preview neither signs in nor follows new settings; see src/app/preview.
  const live = children === undefined;
  useEffect(() => (live ? connectSession(store) : undefined), [store, live]);
  return (
    <Provider store={store}>
      <I18nContext value={i18n}>
        <CurrentBoot first={boot}>
          <RendererProvider renderer={renderer}>
            <ThemeRoot>
              <AppBoundary>
                <Language i18n={i18n} />
                <SkipLink />
                <Notices />
                <WatermarkLayer />
                <BrowserRouter basename={basename}>
                  {children ?? <Router />}
                  <PersonLayer />
                  <OrganizationLayer />
                  <ThreadsLayer />
                  <NoticeLayer />
                </BrowserRouter>
              </AppBoundary>
            </ThemeRoot>
          </RendererProvider>
        </CurrentBoot>
      </I18nContext>
    </Provider>
  );
}

/** Provides the setting of the page, then each newly published one without a reload, so that input is kept. */
function CurrentBoot({ first, children }: { first: Boot; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(portalSetting);
  const isSeeded = current !== undefined;
  // Runs again after the API state was reset.
  useEffect(() => {
    if (!isSeeded) dispatch(seedSetting(first));
  }, [dispatch, first, isSeeded]);
  const boot = useMemo(() => ({ ...first, ...current }), [first, current]);
  return <BootContext value={boot}>{children}</BootContext>;
}

/** Loads the messages of the locale in the store. */
function Language({ i18n }: { i18n: I18n }): null {
  const locale = useAppSelector((state) => state.preferences.locale);
  useEffect(() => {
    void i18n.changeLanguage(locale);
  }, [i18n, locale]);
  return null;
}

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
  /** Instead of the routes of the portal. */
  children?: ReactNode;
}

/** Styles carry the nonce of this answer, or the content policy would drop them. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});

export function App({ boot, store, i18n, children }: Props): ReactNode {
  // A preview signs nobody in and follows nobody; see src/app/preview.
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
                </BrowserRouter>
              </AppBoundary>
            </ThemeRoot>
          </RendererProvider>
        </CurrentBoot>
      </I18nContext>
    </Provider>
  );
}

/** What the page has come with, and every later setting as soon as it is published. Nothing is reloaded, so nothing typed is lost. */
function CurrentBoot({ first, children }: { first: Boot; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(portalSetting);
  const isSeeded = current !== undefined;
  // Also when the answers of a session have been thrown away with everything else.
  useEffect(() => {
    if (!isSeeded) dispatch(seedSetting(first));
  }, [dispatch, first, isSeeded]);
  const boot = useMemo(() => ({ ...first, ...current }), [first, current]);
  return <BootContext value={boot}>{children}</BootContext>;
}

/** The state decides the language, the words follow. */
function Language({ i18n }: { i18n: I18n }): null {
  const locale = useAppSelector((state) => state.preferences.locale);
  useEffect(() => {
    void i18n.changeLanguage(locale);
  }, [i18n, locale]);
  return null;
}

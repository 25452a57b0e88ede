import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { I18n } from '@/i18n/i18n';
import { I18nContext } from '@/i18n/use-translation';
import { connectSession } from '@/session/connect-session';
import { globalsChanged } from '@/session/session';
import { AppBoundary } from './AppBoundary';
import { basename } from './basename';
import type { Boot } from './boot';
import { BootContext } from './boot-context';
import { useLiveBoot } from './live/use-live-boot';
import { Notices } from './Notices';
import { OrganizationLayer } from './OrganizationLayer';
import { PersonLayer } from './PersonLayer';
import { Router } from './router';
import { SkipLink } from './SkipLink';
import type { AppStore } from './store';
import { ThemeRoot } from './ThemeRoot';
import { useAppSelector } from './use-app';
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
/** Whoever edits a setting sees drafts; a setting that changes under the editor would only be in the way. */
const atWorkbench = /^\/admin(?:\/|$)/.test(window.location.pathname.slice(basename.length));
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});

export function App({ boot: first, store, i18n, children }: Props): ReactNode {
  const boot = useLiveBoot(first, store, children === undefined && !atWorkbench);
  // A preview signs nobody in and follows nobody; see src/app/preview.
  const live = children === undefined;
  useEffect(() => (live ? connectSession(store) : undefined), [store, live]);
  useEffect(() => void store.dispatch(globalsChanged(boot.setting)), [store, boot.setting]);
  return (
    <Provider store={store}>
      <I18nContext value={i18n}>
        <BootContext value={boot}>
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
                </BrowserRouter>
              </AppBoundary>
            </ThemeRoot>
          </RendererProvider>
        </BootContext>
      </I18nContext>
    </Provider>
  );
}

/** The state decides the language, the words follow. */
function Language({ i18n }: { i18n: I18n }): null {
  const locale = useAppSelector((state) => state.preferences.locale);
  useEffect(() => {
    void i18n.changeLanguage(locale);
  }, [i18n, locale]);
  return null;
}

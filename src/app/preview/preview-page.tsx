import type { ListenerMiddleware } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShowMessage } from '@/admin/preview/protocol';
import { api } from '@/api/client';
import { seedSetting } from '@/api/settings';
import type { I18n } from '@/i18n/i18n';
import { shareStructure } from '@/lib/share-structure';
import { pageAt } from '@/pages/page-at';
import type { ShowContext } from '@/renderer/show';
import type { GlobalSetting } from '@/renderer/types';
import { localeChosen, modeChosen } from '@/session/preferences';
import { roleChanged } from '@/session/session';
import { App } from '../App';
import { PageRoute } from '../PageRoute';
import { Router } from '../router';
import { makeStore } from '../store';
import { createToastListener } from '../toast-listener';
import { bootOf, modeOf, roleOf, viewportOf } from './boot-of';
import { mapPage, type PageMap } from './page-map';

type Route = { current: () => string; go: (route: string) => void };

/** The portal in a preview frame, rendered with each setting and context it receives. */
export class PreviewPage {
  readonly store;
  readonly #i18n: I18n;
  readonly #route: Route;
  readonly #setClock: (moment: string | null) => void;
  readonly #root;
  #message: ShowMessage | undefined;
  #setting: GlobalSetting | undefined;
  #map: PageMap | undefined;

  constructor(
    element: HTMLElement,
    i18n: I18n,
    route: Route,
    setClock: (moment: string | null) => void,
    heard: ListenerMiddleware,
  ) {
    this.#i18n = i18n;
    this.#route = route;
    this.#setClock = setClock;
    this.#root = createRoot(element);
    // Without the session listener: a preview must not write cookies or sign anybody out.
    this.store = makeStore({ locale: i18n.language, mode: 'system' }, [heard, createToastListener()]);
  }

  get message(): ShowMessage | undefined {
    return this.#message;
  }

  get route(): string {
    return this.#route.current();
  }

  get mode(): 'light' | 'dark' | 'system' {
    return this.#message ? modeOf(this.#message) : 'system';
  }

  get isTranslating(): boolean {
    return this.#i18n.language !== this.#message?.context.locale;
  }

  /** Operations with a pending request. */
  asks(): string[] {
    const { queries } = this.store.getState().api;
    return Object.values(queries).flatMap((query) => (query?.status === 'pending' ? (query.endpointName ?? []) : []));
  }

  /** Loads the messages for the first view, including those used only in previews. */
  async prepare({ context: { locale } }: ShowMessage): Promise<void> {
    const namespaces = ['common', 'home', 'admin-preview'];
    await Promise.all(namespaces.map((namespace) => this.#i18n.load(namespace, locale)));
    await this.#i18n.changeLanguage(locale);
  }

  /** The map of the current page, built on first use. */
  get map(): PageMap | undefined {
    const page = this.#message?.page ?? pageAt(this.#route.current().split('?', 1)[0] ?? '/');
    if (!this.#setting || !page) return undefined;
    this.#map ??= mapPage(this.#setting, page);
    return this.#map;
  }

  get showContext(): ShowContext {
    const { setting, context } = this.#message as ShowMessage;
    const viewport = viewportOf(window.innerWidth);
    const functions = setting.functionList ?? [];
    return { role: roleOf({ setting, context }), locale: context.locale, viewport, functions, now: Date.now() };
  }

  /** The visitor has navigated inside the frame, so the map is outdated. */
  moved(): void {
    this.#map = undefined;
  }

  show(message: ShowMessage): void {
    const before = this.#message;
    const boot = bootOf(message);
    // Unchanged parts keep their identity, so they do not re-render.
    this.#setting = shareStructure(this.#setting, boot.setting);
    this.#message = message;
    this.#map = undefined;
    this.#setClock(message.context.now);
    if (!message.page) this.#route.go(message.context.route);
    this.#choose(message, before);
    const shown = { ...boot, setting: this.#setting };
    this.store.dispatch(seedSetting(shown));
    const { page } = message;
    // Passes the routes as children, so that App does not follow published settings.
    flushSync(() =>
      this.#root.render(
        <App key={freshStart(message)} boot={shown} store={this.store} i18n={this.#i18n}>
          {page ? <PageRoute page={page} /> : <Router />}
        </App>,
      ),
    );
  }

  #choose(message: ShowMessage, before: ShowMessage | undefined): void {
    const { dispatch, getState } = this.store;
    const { preferences, session } = getState();
    const { locale } = message.context;
    if (before && freshStart(before) !== freshStart(message)) dispatch(api.util.resetApiState());
    if (preferences.locale !== locale) dispatch(localeChosen(locale));
    if (preferences.mode !== modeOf(message)) dispatch(modeChosen(modeOf(message)));
    if (session.role !== roleOf(message)) dispatch(roleChanged(roleOf(message)));
  }
}

/** A change of domain, data state or time remounts the page, because blocks may hold data from before. */
function freshStart({ context: { domain, state, blockStates, now, drafts } }: ShowMessage): string {
  return JSON.stringify([domain, state, blockStates, now, drafts]);
}

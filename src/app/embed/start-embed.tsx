import { createListenerMiddleware } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { seedSetting } from '@/api/settings';
import { createI18n } from '@/i18n/create-i18n';
import { embedMessage, readEmbedMessage } from '@/lib/embed-protocol';
import { isLocale } from '@/lib/is-locale';
import { setSessionHost } from '@/session/host';
import { localeChosen, modeChosen } from '@/session/preferences';
import { type Boot, neutralBoot } from '../boot';
import { preloadFirstPage } from '../preload-first-page';
import { makeStore } from '../store';
import { createToastListener } from '../toast-listener';
import { EmbedApp } from './EmbedApp';
import { keepEmbedSession } from './embed-session';
import { greetParent, type Parent } from './greet-parent';
import { createTurn } from './turn';

/** Longest time that a page may take to get an identity from its own server. */
const IDENTITY_MS = 20_000;

const isMode = (value: unknown) => value === 'light' || value === 'dark' || value === 'system';

/** Starts the portal as a frame in the page of another company. */
export async function startEmbed(found: Boot | undefined): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id "root".');
  const boot = found ?? neutralBoot('main');
  const { embed } = boot;
  const parent = await greetParent(window, embed?.parents ?? []);
  const locale = isLocale(parent.locale) ? parent.locale : boot.locale;
  const mode = isMode(parent.mode) ? parent.mode : (boot.setting.theme?.mode ?? 'system');
  // Nothing outlives this page, so nothing listens to the session to keep it.
  const store = makeStore({ locale, mode }, [createListenerMiddleware().middleware, createToastListener()]);
  setSessionHost(boot);
  store.dispatch(seedSetting(boot, false));
  const i18n = createI18n(locale);
  const turn = createTurn();
  const tell = (...message: Parameters<typeof embedMessage>) => parent.port?.postMessage(embedMessage(...message));
  const ended = () => {
    turn.become({ kind: 'ended' });
    tell('token-expired');
    tell('login-expired');
    // The words of the specification, for pages that listen to nothing else.
    if (parent.origin) window.parent.postMessage('login-expired', parent.origin);
  };
  const session = keepEmbedSession(window, ended, () => store.getState().preferences.locale);
  const identity = parent.identity ? identityFrom(parent.port) : Promise.resolve(undefined);
  parent.port?.addEventListener('message', ({ data: sent }) => {
    const { type, data } = readEmbedMessage(sent) ?? {};
    if (type === 'mode' && isMode(data?.mode)) store.dispatch(modeChosen(data.mode));
    if (type === 'locale' && isLocale(data?.locale)) store.dispatch(localeChosen(data.locale));
    if (type === 'reset') turn.restart();
    if (type === 'logout') void session.end().then(() => turn.become({ kind: 'ended' }));
  });
  parent.port?.start();
  await Promise.all([
    preloadFirstPage(boot.setting, window.location.pathname),
    ...['common', 'embed', 'answer'].map((name) => i18n.load(name)),
  ]);
  createRoot(element).render(<EmbedApp {...{ boot, store, i18n, turn, tell }} />);
  if (!embed || embed.off) return turn.become({ kind: embed ? 'off' : 'unknown' });
  const { channel } = embed;
  const origin = parent.origin === window.location.origin ? undefined : parent.origin;
  try {
    const token = await identity;
    await session.open({
      ...{ channel, nonce: parent.nonce },
      ...(origin && { parent: origin }),
      ...(token !== undefined && { identity: token }),
    });
    turn.become({ kind: 'open' });
    tell('ready');
  } catch (error) {
    turn.become({ kind: 'refused', why: error instanceof Error ? error.message : String(error) });
  }
}

/** Undefined if the page has none after all: the visitor is then nobody in particular. */
function identityFrom(port: Parent['port']): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), IDENTITY_MS);
    port?.addEventListener('message', ({ data: sent }) => {
      const { type, data } = readEmbedMessage(sent) ?? {};
      if (type !== 'identity') return;
      clearTimeout(timer);
      resolve(typeof data?.token === 'string' ? data.token : undefined);
    });
  });
}

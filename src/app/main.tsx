import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { seedSetting } from '@/api/settings';
import { watchInstallOffer } from '@/browser/install-app';
import { createI18n } from '@/i18n/create-i18n';
import { setSessionHost } from '@/session/host';
import { restoreSession } from '@/session/restore-session';
import { App } from './App';
import { basename } from './basename';
import { readBoot } from './boot';
import { isPreviewFrame } from './is-preview-frame';
import { preferencesOf } from './preferences-of';
import { preloadFirstPage } from './preload-first-page';
import { makeStore } from './store';
import { watchForQuestion } from './watch-for-question';

async function start(): Promise<void> {
  if (isPreviewFrame(window, basename)) return (await import('./start-frame')).startPreview();
  if (/^\/embed(?:\/|$)/.test(window.location.pathname.slice(basename.length)))
    return (await import('./start-frame')).startEmbed(readBoot(document));
  watchInstallOffer();
  await nextTask();
  const boot = readBoot(document) ?? (await (await import('./fetch-boot')).bootFromCall());
  const preferences = preferencesOf(boot.setting, boot.locale);
  const store = makeStore(preferences);
  setSessionHost(boot);
  restoreSession(store.dispatch);
  const path = window.location.pathname.slice(basename.length);
  // The workbench and its guests see drafts, so they do not follow published settings.
  store.dispatch(seedSetting(boot, !/^\/(?:admin|preview)(?:\/|$)/.test(path)));
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  const i18n = createI18n(preferences.locale);
  await Promise.all([preloadFirstPage(boot.setting, path), i18n.load('common'), i18n.load('home')]);
  // A transition renders in slices, between which the page responds to input.
  startTransition(() => createRoot(root).render(<App boot={boot} store={store} i18n={i18n} />));
  watchForQuestion(document, () => {
    for (const next of ['/q', '/q/id']) void preloadFirstPage(boot.setting, next);
    void i18n.load('answer');
  });
  setTimeout(() => void countVisits(), COUNT_AFTER_MS);
}

/** Long after the first page is there. */
const COUNT_AFTER_MS = 4_000;
const countVisits = async () => (await import('@/session/send-tracked')).sendTracked();

/** Ends the current task, so that module evaluation and what follows do not add up to one long task. */
const nextTask = () => new Promise((done) => setTimeout(done));

void start();

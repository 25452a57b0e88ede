import { createI18n } from '@/i18n/create-i18n';
import { startMocks } from '@/mocks/browser';
import { demoDomains, demoSetting } from '@/mocks/settings-handlers';
import { addDomainSwitch } from './add-domain-switch';
import { chooseDomain } from './choose-domain';
import { restoreAddress } from './restore-address';
import { writeBoot } from './write-boot';

/** The demo's composition root: does what the server would (URL, brand, mocked calls), then starts the portal. */
async function start(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  // Built files are one folder below the site's root, wherever the host serves it.
  const base = new URL('..', script?.src ?? document.baseURI).pathname;
  restoreAddress(base, sessionStorage, window);
  const domains = await demoDomains();
  const domain = chooseDomain(window.location.search, domains, sessionStorage);
  const setting = await demoSetting(domain);
  const boot = writeBoot(document, setting, domain, base);
  await startMocks(base);
  await import('../main');
  // The workbench and its frames choose the domain themselves.
  if (window.parent !== window || /^admin(\/|$)/.test(window.location.pathname.slice(base.length))) return;
  const i18n = createI18n(boot.locale);
  await i18n.load('demo');
  addDomainSwitch(document, i18n.t, domains, domain);
}

void start();

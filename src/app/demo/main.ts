import { createI18n } from '@/i18n/create-i18n';
import { startMocks } from '@/mocks/browser';
import { demoDomains, demoSetting } from '@/mocks/settings-handlers';
import { addDomainSwitch } from './add-domain-switch';
import { chooseDomain } from './choose-domain';
import { restoreAddress } from './restore-address';
import { writeBoot } from './write-boot';

/** The demo's composition root: does what the server does for a page (address, brand, calls), then starts the portal itself. */
async function start(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  // Built files lie one folder below the site's root, whatever path the host serves it under.
  const base = new URL('..', script?.src ?? document.baseURI).pathname;
  restoreAddress(base, sessionStorage, window);
  const domains = await demoDomains();
  const domain = chooseDomain(window.location.search, domains, sessionStorage);
  const setting = await demoSetting(domain);
  const boot = writeBoot(document, setting, domain, base);
  await startMocks(base);
  await import('../main');
  // In the workbench and its frames, that one chooses.
  if (window.parent !== window || /^admin(\/|$)/.test(window.location.pathname.slice(base.length))) return;
  const i18n = createI18n(boot.locale);
  await i18n.load('demo');
  addDomainSwitch(document, i18n.t, domains, domain);
}

void start();

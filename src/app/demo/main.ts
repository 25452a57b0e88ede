import { DATA_STATES, type DataState } from '@/admin/preview/context';
import { createI18n } from '@/i18n/create-i18n';
import { startMocks } from '@/mocks/browser';
import { demoDomains, demoSetting } from '@/mocks/settings-handlers';
import { forceAnswers } from '../preview/force-answers';
import { addSwitches } from './add-switches';
import { chooseDomain } from './choose-domain';
import { keepChoices } from './keep-choices';
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
  // The workbench and its frames choose domain and state themselves.
  const isPortal = window.parent === window && !/^admin(\/|$)/.test(window.location.pathname.slice(base.length));
  if (!isPortal) return void (await import('../main'));
  const i18n = createI18n(boot.locale);
  await Promise.all(['demo', 'admin-preview'].map((namespace) => i18n.load(namespace)));
  const state = stateOf(window.location.search);
  window.fetch = forceAnswers(window.fetch.bind(window), {
    stateOf: () => state,
    message: () => i18n.t('admin-preview:forced'),
  });
  keepChoices(window);
  await import('../main');
  const states = DATA_STATES.map((value) => ({ value, text: i18n.t(`admin-preview:state.${value}`) }));
  addSwitches(document, { name: i18n.t('demo:name'), note: i18n.t('demo:note') }, [
    { param: 'domain', label: i18n.t('demo:domain'), options: domains.map(namedByItself), current: domain },
    { param: 'state', label: i18n.t('demo:state'), options: states, current: state },
  ]);
}

const namedByItself = (value: string) => ({ value, text: value });

/** The data state in `?state=`, as in the workbench's preview. */
function stateOf(search: string): DataState {
  const asked = new URLSearchParams(search).get('state');
  return DATA_STATES.find((each) => each === asked) ?? 'ready';
}

void start();

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBoot } from '../boot';
import { addSwitches } from './add-switches';
import { chooseDomain } from './choose-domain';
import { keepChoices } from './keep-choices';
import { restoreAddress } from './restore-address';
import { writeBoot } from './write-boot';

const known = ['main', 'steelworks'];
afterEach(() => {
  vi.restoreAllMocks();
});
beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('chooseDomain', () => {
  it('takes the address, then what the tab remembers, then main', () => {
    expect(chooseDomain('', known, sessionStorage)).toBe('main');
    expect(chooseDomain('?domain=steelworks', known, sessionStorage)).toBe('steelworks');
    expect(chooseDomain('?wd=x', known, sessionStorage)).toBe('steelworks');
    expect(chooseDomain('?domain=main', known, sessionStorage)).toBe('main');
  });

  it('knows only fixture domains', () => {
    expect(chooseDomain('?domain=../../etc', known, sessionStorage)).toBe('main');
  });
});

describe('restoreAddress', () => {
  const at = (pathname: string) => {
    const replaceState = vi.fn();
    return { page: { location: { pathname }, history: { replaceState } } as unknown as Window, replaceState };
  };

  it('goes on at the deep address, once', () => {
    sessionStorage.setItem('mw-demo-address', '/sub/q/1?m=2#s');
    const { page, replaceState } = at('/sub/');
    restoreAddress('/sub/', sessionStorage, page);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/sub/q/1?m=2#s');
    restoreAddress('/sub/', sessionStorage, page);
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  it('never leaves the site', () => {
    sessionStorage.setItem('mw-demo-address', '/other/q/1');
    const { page, replaceState } = at('/sub/');
    restoreAddress('/sub/', sessionStorage, page);
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe('writeBoot', () => {
  it('writes what the server would, and the portal reads it', () => {
    const setting = {
      accessDomain: 'steelworks',
      locale: 'en-US' as const,
      theme: { mode: 'dark' as const },
      pageBackgroundColor: '#101010',
      icon: '/brand/steelworks-logo.svg',
      texts: { 'en-US': { title: '</script><b>Steel' } },
    };
    writeBoot(document, setting, 'steelworks', '/sub/');
    expect(readBoot(document)).toMatchObject({ domain: 'steelworks', locale: 'en-US', setting });
    expect(document.title).toBe('</script><b>Steel');
    expect(document.documentElement.dataset.mode).toBe('dark');
    expect(document.querySelector<HTMLMetaElement>('meta[name=mw-base]')?.content).toBe('/sub');
    expect(document.querySelector('b')).toBeNull();
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/sub/brand/steelworks-logo.svg');
  });

  it.each([
    [['zh-TW', 'en'], 'zh-CN'],
    [['fr', 'en-GB'], 'en-US'],
  ] as const)('needs nothing of a setting but its domain; %j reads %s', (languages, locale) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    writeBoot(document, { accessDomain: 'x' }, 'x', '/');
    expect(readBoot(document)?.locale).toBe(locale);
    expect(document.querySelector<HTMLMetaElement>('meta[name=mw-base]')?.content).toBe('');
  });
});

describe('addSwitches', () => {
  it('names every choice and shows the current one', () => {
    const options = known.map((value) => ({ value, text: value }));
    const says = { name: 'Demo tools', note: 'Fixtures stand in for the server.' };
    addSwitches(document, says, [{ param: 'domain', label: 'Demo domain', options, current: 'steelworks' }]);
    expect(document.querySelector('details p')?.textContent).toBe(says.note);
    const choice = document.querySelector('select');
    expect(choice?.value).toBe('steelworks');
    expect([...(choice?.options ?? [])].map(({ value }) => value)).toEqual(known);
    expect(document.querySelector('label')?.textContent).toContain('Demo domain');
  });
});

describe('keepChoices', () => {
  const pageAt = (search: string) => {
    const pushState = vi.fn();
    const page = {
      location: { search, href: `https://demo.test/engine${search}`, origin: 'https://demo.test' },
      history: { pushState, replaceState: vi.fn() },
    } as unknown as Window;
    keepChoices(page);
    const go = (url: string) => {
      page.history.pushState(null, '', url);
      return String(pushState.mock.lastCall?.[2]);
    };
    return { go };
  };

  it('keeps what the address chose, wherever the portal goes', () => {
    const { go } = pageAt('?domain=steelworks&state=empty&wd=x');
    expect(go('/qa')).toBe('https://demo.test/qa?domain=steelworks&state=empty');
    expect(go('/q?wd=y&domain=main#a')).toBe('https://demo.test/q?wd=y&domain=main&state=empty#a');
  });

  it('leaves addresses alone that chose nothing', () => {
    expect(pageAt('?wd=x').go('/qa')).toBe('/qa');
  });
});

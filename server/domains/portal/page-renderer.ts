import type { Locale } from '../../../generated/locales';
import { cookieDomainFor } from '../../base/http/cookie-domain';
import { version } from '../../base/package-root';
import { escapeJson } from '../../base/text/escape-html';
import type { Config } from '../../config';
import type { DomainSetting } from '../settings';
import { brandOf } from './brand';
import { pageHead, preloadLinks } from './page-head';
import type { PagePreloads } from './page-preloads';
import type { PageParts, PageTemplate } from './page-template';
import type { PageText } from './page-text';

interface PageRequest {
  locale: Locale;
  /** Absent if the host belongs to no domain; then no absolute address is written. */
  origin: string | undefined;
  nonce: string;
  preloads: PagePreloads;
  /** Another page around this one has its own header. */
  micro?: boolean;
  /** What the script of an embedded page has to know. */
  embed?: object | undefined;
  /** What this address alone says. */
  text?: PageText;
}

type RenderPage = (domain: DomainSetting, request: PageRequest) => string;

/** Head and setting are written once per domain setting, language and origin; preloads and nonce are of the answer. */
export function createPageRenderer(
  template: PageTemplate,
  {
    env,
    cookieDomain,
    frameOrigins = [],
    people,
  }: Pick<Config, 'env'> & Partial<Pick<Config, 'cookieDomain' | 'frameOrigins' | 'people'>>,
): RenderPage {
  const bigdata = people?.bigdata;
  const shared = { ...(frameOrigins.length > 0 && { frameOrigins }), ...(bigdata && { bigdata }) };
  // Keyed by the setting object itself: a new revision is a new object, and the old page goes with the old one.
  const written = new WeakMap<DomainSetting, Map<string, PageParts>>();

  function write(
    domain: DomainSetting,
    { locale, origin, text, embed }: Omit<PageRequest, 'nonce' | 'preloads' | 'micro'>,
  ): PageParts {
    const { setting, revision } = domain;
    const brand = brandOf(domain, locale);
    const own = cookieDomainFor(origin && new URL(origin).host, cookieDomain);
    const boot = {
      setting,
      domain: domain.domain,
      locale,
      revision,
      env,
      version: `V${version}`,
      ...(embed && { embed }),
    };
    return {
      html: `<html lang="${locale}" data-mode="${brand.mode}">`,
      head: pageHead(brand, locale, origin, { logo: setting.logo, text }),
      boot: `<script type="application/json" id="mw-boot">${escapeJson({ ...boot, ...shared, ...(own && { cookieDomain: own }) })}</script>`,
    };
  }

  function known(domain: DomainSetting, { locale, origin }: Pick<PageRequest, 'locale' | 'origin'>): PageParts {
    const pages = written.get(domain) ?? new Map<string, PageParts>();
    written.set(domain, pages);
    const key = `${locale} ${origin}`;
    const parts = pages.get(key) ?? write(domain, { locale, origin });
    // Visitors can vary port and letter case of a host, so only a few are kept.
    if (pages.size < 8) pages.set(key, parts);
    return parts;
  }

  return (domain, { nonce, preloads, micro, ...request }) => {
    const parts = request.text || request.embed ? write(domain, request) : known(domain, request);
    const html = micro ? parts.html.replace('<html', '<html data-micro') : parts.html;
    return template({ ...parts, html, head: parts.head + preloadLinks(preloads), text: request.text?.body }, nonce);
  };
}

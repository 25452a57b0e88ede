import type { Locale } from '../../../generated/locales';
import { cookieDomainFor } from '../../base/http/cookie-domain';
import { version } from '../../base/package-root';
import type { Config } from '../../config';
import type { DomainSetting } from '../settings';
import { brandOf } from './brand';
import { escapeJson } from './escape-html';
import { pageHead, preloadLinks } from './page-head';
import type { PagePreloads } from './page-preloads';
import type { PageParts, PageTemplate } from './page-template';

interface PageRequest {
  locale: Locale;
  /** Absent if the host belongs to no domain; then no absolute address is written. */
  origin: string | undefined;
  nonce: string;
  preloads: PagePreloads;
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

  function write(domain: DomainSetting, locale: Locale, origin: string | undefined): PageParts {
    const { setting, revision } = domain;
    const brand = brandOf(domain, locale);
    const own = cookieDomainFor(origin && new URL(origin).host, cookieDomain);
    const boot = { setting, domain: domain.domain, locale, revision, env, version: `V${version}` };
    return {
      html: `<html lang="${locale}" data-mode="${brand.mode}">`,
      head: pageHead(brand, locale, origin, setting.logo),
      boot: `<script type="application/json" id="mw-boot">${escapeJson({ ...boot, ...shared, ...(own && { cookieDomain: own }) })}</script>`,
    };
  }

  return (domain, { locale, origin, nonce, preloads }) => {
    const pages = written.get(domain) ?? new Map<string, PageParts>();
    written.set(domain, pages);
    const key = `${locale} ${origin}`;
    const parts = pages.get(key) ?? write(domain, locale, origin);
    // Visitors can vary port and letter case of a host, so only a few are kept.
    if (pages.size < 8) pages.set(key, parts);
    return template({ ...parts, head: parts.head + preloadLinks(preloads) }, nonce);
  };
}

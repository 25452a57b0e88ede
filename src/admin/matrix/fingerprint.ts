import { registry } from '@/blocks/registry';
import { isLocale } from '@/lib/is-locale';
import { type LocalizedText, localize } from '@/lib/localize';
import { layoutOf, pages } from '@/pages/pages';
import { type CompiledNode, compile } from '@/renderer/compile';
import { type ShowContext, show } from '@/renderer/show';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import type { PreviewContext } from '../preview/context';
import { routeOf } from '../preview/route-of';

/**
 * Everything in a setting that affects one view, as text: the blocks its rules show, their props, and what all pages share. Two
 * settings with the same fingerprint look the same there, which saves rendering them.
 */
export function fingerprint(setting: GlobalSetting, context: PreviewContext): string {
  const page = pages.find((each) => routeOf(each) === context.route.split('?', 1)[0]);
  if (!page) return '';
  const { before, after } = layoutOf(page);
  const around: PageDocument = {
    ...page,
    path: `layout ${page.layout}`,
    blocks: [...before, ...after],
  };
  const shown = showContext(setting, context);
  const nodes = [around, page].flatMap((document) => compile(setting, document, registry).nodes);
  const { theme, pageBackgroundColor, allowLogin, texts, title } = setting;
  const said = [printOf(nodes, shown), theme, pageBackgroundColor, allowLogin, texts?.[context.locale]?.title ?? title];
  // A view shows only one language of a text.
  return JSON.stringify(said, (_, value) => (isTexts(value) ? localize(value, context.locale) : value));
}

function isTexts(value: unknown): value is LocalizedText {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => isLocale(key) && typeof text === 'string');
}

function printOf(nodes: readonly CompiledNode[], context: ShowContext): unknown[] {
  return nodes
    .filter((node) => show(node.show, context))
    .map(({ id, type, props, slots, problem }) => [
      id,
      type,
      props,
      problem,
      Object.entries(slots).map(([name, inner]) => [name, printOf(inner, context)]),
    ]);
}

function showContext({ functionList }: GlobalSetting, { role, locale, viewport, now }: PreviewContext): ShowContext {
  return {
    role: role === 'no-login' ? 'anonymous' : role,
    locale,
    viewport: viewport >= 1280 ? 'desktop' : viewport >= 769 ? 'tablet' : 'mobile',
    functions: functionList ?? [],
    now: now === null ? Date.now() : Date.parse(now),
  };
}

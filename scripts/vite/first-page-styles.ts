import { type CSSRulesByBucket, createDOMRenderer, styleBucketOrdering } from '@griffel/core';
import type { HtmlTagDescriptor } from 'vite';

type Sheet = NonNullable<ReturnType<typeof createDOMRenderer>['stylesheets'][string]>;

/**
 * The style elements that the browser would make for these rules, with the marks by which it finds their order: rules that come later,
 * with other chunks, go before or behind them as if these had been written by script, too.
 */
export function styleTags(all: Iterable<CSSRulesByBucket>, nonce: string): HtmlTagDescriptor[] {
  const renderer = createDOMRenderer(undefined);
  for (const rules of all) renderer.insertCSSRules(rules);
  return Object.values(renderer.stylesheets)
    .filter((sheet): sheet is Sheet => sheet !== undefined)
    .sort(inOrder)
    .map((sheet) => ({
      tag: 'style',
      attrs: { nonce, ...sheet.elementAttributes },
      children: sheet.cssRules().join(''),
      injectTo: 'head',
    }));
}

function inOrder(a: Sheet, b: Sheet): number {
  const place = (sheet: Sheet) => styleBucketOrdering.indexOf(sheet.bucketName);
  const condition = ({ elementAttributes }: Sheet) =>
    elementAttributes.media ?? elementAttributes['data-container'] ?? '';
  const priority = ({ elementAttributes }: Sheet) => Number(elementAttributes['data-priority']);
  return place(a) - place(b) || compare(condition(a), condition(b)) || priority(a) - priority(b);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

import { type CSSRulesByBucket, createDOMRenderer, styleBucketOrdering } from '@griffel/core';
import type { HtmlTagDescriptor } from 'vite';

type Sheet = NonNullable<ReturnType<typeof createDOMRenderer>['stylesheets'][string]>;

/** No rule holds a line end: each is one line of its element. */
const BETWEEN = '\n';

/**
 * Instead of Griffel's file of this name. The elements of the HTML become the sheets that later rules are added to, and their rules are
 * known, so that none is put in a second time: two classes may set the same padding in different words, and the later one wins.
 */
export const REHYDRATE = `
import { createIsomorphicStyleSheetFromElement } from './createIsomorphicStyleSheet.js';
import { getStyleSheetKeyFromElement } from './getStyleSheetForBucket.js';
export function rehydrateRendererCache(renderer, target = document) {
  for (const style of target.querySelectorAll('[data-make-styles-bucket]')) {
    renderer.stylesheets[getStyleSheetKeyFromElement(style)] ??= createIsomorphicStyleSheetFromElement(style);
    for (const rule of style.textContent.split(${JSON.stringify(BETWEEN)}))
      renderer.insertionCache[rule] = style.dataset.makeStylesBucket;
  }
}`;

/** The style elements that the browser would make for these rules, in its order and with its marks. */
export function styleTags(all: Iterable<CSSRulesByBucket>, nonce: string): HtmlTagDescriptor[] {
  const renderer = createDOMRenderer(undefined);
  for (const rules of all) renderer.insertCSSRules(rules);
  return Object.values(renderer.stylesheets)
    .filter((sheet): sheet is Sheet => sheet !== undefined)
    .sort(inOrder)
    .map((sheet) => ({
      tag: 'style',
      attrs: { nonce, ...sheet.elementAttributes },
      children: sheet.cssRules().join(BETWEEN),
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

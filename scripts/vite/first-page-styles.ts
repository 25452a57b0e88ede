import { type CSSRulesByBucket, createDOMRenderer, styleBucketOrdering } from '@griffel/core';
import type { HtmlTagDescriptor } from 'vite';

type Sheet = NonNullable<ReturnType<typeof createDOMRenderer>['stylesheets'][string]>;

/** Separates the rules of an element; no rule contains a line break. */
const BETWEEN = '\n';

/**
 * Replaces Griffel's module of this name. The style elements in the HTML become the sheets to which later rules are
 * added, and their rules are registered so that none is inserted twice: two classes may set the same padding in
 * different words, and the later one wins.
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

/** The style elements that the browser would create for these rules, in the same order and with the same attributes. */
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

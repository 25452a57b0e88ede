/** What accessibility queries and user-event ask of styles: whether an element is shown, and whether it can be clicked. */
const ASKED = /display|visibility|pointer-events/;

let kept: CSSStyleSheet['insertRule'] | undefined;

/**
 * Keeps the rules of Fluent that hide an element, and no others. jsdom has no layout, yet for each element that a query
 * looks at it applies all of some thousand rules, which took a third of the time of all flows.
 */
export function keepFewStyles(): void {
  const { insertRule } = CSSStyleSheet.prototype;
  // The set-up runs for each file, in one window.
  if (insertRule === kept) return;
  kept = function (this: CSSStyleSheet, rule: string, index?: number) {
    return ASKED.test(rule) ? insertRule.call(this, rule, Math.min(index ?? 0, this.cssRules.length)) : 0;
  };
  CSSStyleSheet.prototype.insertRule = kept;
}

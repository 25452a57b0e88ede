interface Rule {
  text: string;
  /** Classes without which it styles nothing; each group is one selector. Empty if it may style anything. */
  needs: readonly (readonly string[])[];
}

const written = new WeakMap<CSSStyleSheet, { count: number; rules: readonly Rule[] }>();
/** Small sheets, such as the theme's, are rewritten in place; large ones only grow. */
const MANY = 20;

/**
 * The current CSS rules, most of them created at run time, as far as something below `root` has their classes: of the
 * thousands that several pages leave behind, a picture would otherwise read all.
 */
export function rulesOf(document: Document, root: Element): string {
  const has = new Set<string>();
  for (const element of root.querySelectorAll('[class]')) for (const name of element.classList) has.add(name);
  for (const name of root.classList) has.add(name);
  return [...document.styleSheets]
    .flatMap(readSheet)
    .filter(({ needs }) => needs.length === 0 || needs.some((names) => names.every((name) => has.has(name))))
    .map(({ text }) => text)
    .join('\n');
}

/** Writing thousands of rules anew would take longer than drawing them. */
function readSheet(sheet: CSSStyleSheet): readonly Rule[] {
  const count = sheet.cssRules.length;
  const known = written.get(sheet);
  if (known?.count === count && count >= MANY) return known.rules;
  const rules = [...sheet.cssRules].map((rule) => ({ text: rule.cssText, needs: needsOf(rule) }));
  written.set(sheet, { count, rules });
  return rules;
}

function needsOf(rule: CSSRule): string[][] {
  if (rule instanceof CSSStyleRule) return needsOfSelector(rule.selectorText);
  // Fonts, movements and layers style nothing by themselves and have no selectors.
  if (!(rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule)) return [];
  const inside = [...rule.cssRules].map(needsOf);
  return inside.some((needs) => needs.length === 0) ? [] : inside.flat();
}

/** What stands in parentheses or brackets may ask for the absence of a class, or have commas of its own. */
function needsOfSelector(selector: string): string[][] {
  if (/[([\\]/.test(selector)) return [];
  const each = selector.split(',').map((part) => [...part.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  return each.some((names) => names.length === 0) ? [] : each;
}

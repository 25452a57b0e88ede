import type { Element, ElementContent } from 'hast';

const elementsOf = (nodes: readonly ElementContent[]) =>
  nodes.filter((node): node is Element => node.type === 'element');

/** How many elements a drawing draws when everything that is used again is counted each time; a part that uses itself counts as too many. */
export function countUses(root: Element, most: number): number {
  const named = new Map<string, Element>();
  const collect = (element: Element): void => {
    const { id } = element.properties;
    if (typeof id === 'string' && !named.has(id)) named.set(id, element);
    for (const child of elementsOf(element.children)) collect(child);
  };
  collect(root);
  const known = new Map<Element, number>();
  const count = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // Until it is counted it is endless: who uses it now is within it.
    known.set(element, Number.POSITIVE_INFINITY);
    const { href, xLinkHref } = element.properties;
    const used =
      element.tagName === 'use'
        ? named.get(
            String(href ?? xLinkHref ?? '')
              .trim()
              .slice(1),
          )
        : undefined;
    const parts = used ? [used, ...elementsOf(element.children)] : elementsOf(element.children);
    let sum = 1;
    for (const part of parts) if (sum <= most) sum += count(part);
    known.set(element, sum);
    return sum;
  };
  return count(root);
}

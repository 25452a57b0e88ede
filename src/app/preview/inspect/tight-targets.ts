/** Smaller than this in one direction, a target may be missed (WCAG 2.2, 2.5.8). */
const LEAST = 24;
const ROLES =
  'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem';
/** What axe takes for a target: never what only holds some, such as a list. */
const TARGETS = ['a', 'area', 'button', 'input', 'select', 'summary', 'textarea', '[contenteditable]']
  .concat(ROLES.split(' ').map((role) => `[role=${role}]`))
  .join();

/**
 * The targets below `root` that are small or share their place with something: only these can be too small to hit, and
 * measuring the distance of each of hundreds of large ones to all others takes a fifth of an inspection.
 */
export function tightTargets(root: Element, isOverlapped: (element: Element) => boolean): Element[] {
  const targets = [...root.querySelectorAll(TARGETS)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .sort((one, other) => one.box.top - other.box.top);
  const tight = new Set<Element>();
  targets.forEach(({ element, box }, n) => {
    if (box.width < LEAST || box.height < LEAST || isOverlapped(element)) tight.add(element);
    for (let next = n + 1; next < targets.length; next += 1) {
      const other = targets[next];
      if (!other || other.box.top >= box.bottom) break;
      if (other.box.left >= box.right || box.left >= other.box.right) continue;
      tight.add(element).add(other.element);
    }
  });
  return [...tight];
}

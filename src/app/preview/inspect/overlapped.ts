/**
 * Tells which elements below `root` have something over or under them that is positioned by itself, such as a picture behind
 * a heading or a button that floats: two of one look may then stand on different grounds.
 */
export function overlapped(root: Element): (element: Element) => boolean {
  const floating = [...root.querySelectorAll('*')]
    .filter((element) => /absolute|fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  return (element) => {
    const own = element.getBoundingClientRect();
    return floating.some(
      ({ element: other, box }) =>
        box.left < own.right &&
        own.left < box.right &&
        box.top < own.bottom &&
        own.top < box.bottom &&
        !other.contains(element),
    );
  };
}

/** Attributes that name or link something: no style depends on them. */
const NAMING =
  /^(?:id|for|href|src|srcset|alt|title|value|content|datetime|d|data-block|data-tabster|aria-(?:label|labelledby|describedby|controls|owns))$/;

/**
 * The elements below `root` by their look: same element, styles, place among its siblings and kind of text, inside elements of
 * which the same is true. Sixty lists of one design are one of each, so what depends on the look alone needs one answer.
 * `alone`: whose look is not all there is to it.
 */
export function sameLooks(root: Element, alone: (element: Element) => boolean = () => false): Map<Element, Element[]> {
  const groups = new Map<string, Element[]>();
  const numbers = new Map<string, number>();
  const gather = (element: Element, around: number, place: string): void => {
    const look = `${around} ${place} ${lookOf(element)}`;
    const number = numbers.get(look) ?? numbers.size;
    numbers.set(look, number);
    const key = `${number} ${textOf(element)}`;
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
    const last = element.children.length - 1;
    // Rules for the first, the last and every other item are common; for the seventh, unheard of.
    let n = 0;
    for (const child of element.children) {
      gather(child, number, `${n === 0}${n === last}${n % 2}`);
      n += 1;
    }
  };
  gather(root, 0, '');
  const all = [...groups.values()].flatMap((group) => {
    if (group.length === 1) return [group];
    const [single, alike] = [group.filter(alone), group.filter((element) => !alone(element))];
    return [...single.map((element) => [element]), alike];
  });
  return new Map(all.flatMap((group) => (group[0] ? [[group[0], group]] : [])));
}

function lookOf(element: Element): string {
  let look = element.tagName;
  for (const { name, value } of element.attributes) if (!NAMING.test(name)) look += ` ${name}=${value}`;
  return look;
}

/** None, a single sign, which may be an icon, or words. */
function textOf({ childNodes }: Element): number {
  let size = 0;
  for (const child of childNodes) if (child.nodeType === Node.TEXT_NODE) size += child.nodeValue?.trim().length ?? 0;
  return Math.min(size, 2);
}

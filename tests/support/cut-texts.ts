/** Runs in the page. Finds texts and controls that do not fit, as sentences. */
export function findCuts(): string[] {
  const faults: string[] = [];
  const name = (one: Element) =>
    `<${one.tagName.toLowerCase()}> in ${one.closest<HTMLElement>('[data-block]')?.dataset.block ?? 'the page'}: ${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 50)}`;
  const isShown = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    // Smaller elements are visually hidden, for screen readers.
    return width > 2 && height > 2 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > page.clientWidth + 1,
    );
    faults.push(`scrolls sideways: ${wide.slice(-3).map(name).join('; ')}`);
  }

  /** What a press on the text would hit; the link of a row may cover all of it. */
  const pressed = (one: Element) => {
    one.scrollIntoView({ block: 'center' });
    const { left, top } = one.getBoundingClientRect();
    return document.elementFromPoint(left + 2, top + 2);
  };
  const leads = 'a[href], button';
  /** Truncated text is complete in a tooltip, a label or where its link leads. */
  const tellsTheRest = (one: Element) =>
    one.closest(`[title], [aria-label], [aria-describedby], ${leads}`) !== null || pressed(one)?.closest(leads) != null;
  /** An item is partly visible at the edge, which shows that there is more. */
  const peeks = (strip: Element) =>
    [...strip.querySelectorAll('button, a[href], li')].some((one) => {
      const { left, right } = one.getBoundingClientRect();
      const edge = strip.getBoundingClientRect().right;
      return left < edge && right > edge;
    });
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.textContent?.trim() || !holder || !isShown(holder)) continue;
    if (holder.closest('svg, math, select, textarea, .cm-editor')) continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    for (let box: HTMLElement | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isBeside = words.right > edge.right + 1 || words.left < edge.left - 1;
      const isBelow = words.bottom > edge.bottom + 2 || words.top < edge.top - 2;
      const isUnseen = style.scrollbarWidth === 'none' && (holder.closest('[aria-current]') || !peeks(box));
      if (isBeside && /auto|scroll/.test(style.overflowX) && isUnseen) faults.push(`scrolls unseen: ${name(holder)}`);
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) || style.position === 'fixed') break;
      const isCut =
        (isBeside && /hidden|clip/.test(style.overflowX)) || (isBelow && /hidden|clip/.test(style.overflowY));
      if (!isCut) continue;
      const hasDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (!(hasDots && tellsTheRest(box))) faults.push(`cut off: ${name(holder)}`);
      break;
    }
  }

  const controls = [...document.body.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')].filter(
    (one) => isShown(one) && !/^(?:inline|contents)$/.test(getComputedStyle(one).display),
  );
  for (const control of controls)
    if (control.tagName === 'BUTTON' && control.scrollWidth > control.clientWidth + 1)
      faults.push(`wider than its button: ${name(control)}`);
  const isAfloat = (one: Element) => /absolute|fixed|sticky/.test(getComputedStyle(one).position);
  controls.forEach((one, at) => {
    for (const other of controls.slice(at + 1)) {
      const siblings =
        one.parentElement?.contains(other) || one.parentElement?.parentElement === other.parentElement?.parentElement;
      if (!siblings || one.contains(other) || isAfloat(one) || isAfloat(other)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) faults.push(`overlap: ${name(one)} and ${name(other)}`);
    }
  });
  return [...new Set(faults)];
}

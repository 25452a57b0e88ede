import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const STEPS: Record<string, (at: number, size: number) => number> = {
  ArrowDown: (at, size) => Math.min(at + 1, size - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, size) => size - 1,
};

const buttonsOf = (line: Element | undefined) => [...(line?.querySelectorAll<HTMLElement>('button') ?? [])];
const linesOf = (root: Element) => [...root.querySelectorAll('li, h2')].filter((line) => buttonsOf(line).length > 0);

/**
 * Makes the lists of the outline one tab stop. Up, Down, Home and End move between its lines, headings with buttons included; Left and Right
 * move to the buttons within a line.
 */
export function useRowKeys(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = () => setStop(element);
    stop();
    // The current line changes with the selection, and lines come and go.
    const watch = new MutationObserver(stop);
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    element.addEventListener('focusin', stop);
    return () => {
      watch.disconnect();
      element.removeEventListener('focusin', stop);
    };
  }, [root]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const line = (event.target as Element).closest('li, h2');
    const next = line && targetOf(event.key, event.currentTarget, line, event.target as HTMLElement);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

function targetOf(key: string, root: Element, line: Element, from: HTMLElement): HTMLElement | undefined {
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const buttons = buttonsOf(line);
  if (side !== undefined) return buttons[buttons.indexOf(from) + side];
  const lines = linesOf(root);
  const to = STEPS[key]?.(lines.indexOf(line), lines.length);
  return to === undefined ? undefined : buttonsOf(lines[to])[0];
}

/** The focused button, or else the selected line, or else the first one takes the tab stop. */
function setStop(root: HTMLElement): void {
  const all = linesOf(root).flatMap(buttonsOf);
  const focused = all.find((button) => button === document.activeElement);
  const stop = focused ?? all.find((button) => button.hasAttribute('aria-current')) ?? all[0];
  for (const button of all) button.tabIndex = button === stop ? 0 : -1;
}

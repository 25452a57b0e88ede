import { type RefObject, useEffect, useEffectEvent } from 'react';

const STOPS = 'a[href], button, input:not([type="file"]), select, textarea, [contenteditable="true"], [tabindex="0"]';

/** F6 and Shift+F6 go to the next and the previous pane, and to its first control. */
export function usePaneKeys(root: RefObject<HTMLElement | null>, show: (index: number) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    const panes = [...(root.current?.querySelectorAll<HTMLElement>(':scope > [data-pane]') ?? [])];
    if (panes.length === 0 || document.querySelector('[role="dialog"], dialog[open]')) return;
    event.preventDefault();
    const here = panes.findIndex((pane) => pane.contains(document.activeElement));
    const to = (Math.max(here, event.shiftKey ? 0 : -1) + (event.shiftKey ? -1 : 1) + panes.length) % panes.length;
    show(to);
    // On a narrow screen, the pane has yet to be shown.
    requestAnimationFrame(() => focusPane(panes[to]));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function focusPane(pane: HTMLElement | undefined): void {
  const stops = [...(pane?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const first = stops.find((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'));
  (first ?? pane)?.focus();
}

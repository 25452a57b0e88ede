import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusScreen } from './use-focus-back';

const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]';

interface Pressed {
  element: Element;
  /** All focusable elements at that time, in order. */
  among: readonly Element[];
}

/**
 * For controls that disappear or become disabled when used: focus moves to what takes their place or comes next. The component that
 * owns the root must re-render with the change.
 */
export function useFocusStays(root: RefObject<HTMLElement | null>): void {
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    // On the document, because the root may mount later than the caller.
    const press = ({ target }: Event) => {
      const control = (target as Element).closest(CONTROLS);
      const place = root.current;
      pressed.current =
        control && place?.contains(control) ? { element: control, among: controlsIn(place) } : undefined;
    };
    document.addEventListener('click', press, true);
    document.addEventListener('change', press, true);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('change', press, true);
    };
  }, [root]);

  // After every render: a response may remove the control.
  useLayoutEffect(() => {
    if (!pressed.current || isThere(pressed.current.element)) return;
    const { activeElement } = document;
    // Focus is already elsewhere.
    const free = activeElement === null || activeElement === document.body || activeElement === pressed.current.element;
    if (free) goOn(pressed.current, root.current);
    pressed.current = undefined;
  });
}

function goOn({ element, among }: Pressed, root: HTMLElement | null): void {
  const before = among.slice(0, among.indexOf(element)).findLast(isThere);
  const now = root ? controlsIn(root) : [];
  const next = now[before ? now.indexOf(before) + 1 : 0] ?? before;
  if (next instanceof HTMLElement) next.focus();
  else focusScreen();
}

const controlsIn = (root: Element): Element[] => [...root.querySelectorAll(CONTROLS)].filter(isThere);

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[hidden], [inert]') === null;
}

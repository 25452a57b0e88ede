import { useEffect, useRef } from 'react';
import { focusScreen } from './use-focus-back';

/** Moves focus to the start of a new screen when it replaces the focused element, such as a link in a list. */
export function useScreenFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusScreen();
  }, [pathname]);
}

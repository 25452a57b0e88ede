import { useEffect, useRef } from 'react';
import { focusScreen } from './use-focus-back';

/** Another screen takes the place of what had the focus, such as a link in a list: the keyboard goes on at its beginning. */
export function useScreenFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusScreen();
  }, [pathname]);
}

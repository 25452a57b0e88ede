import { type RefObject, useEffect, useRef, useState } from 'react';

/** The screen itself, which takes the focus when the focused element is gone. */
export const focusScreen = (): void => document.getElementById('main')?.focus();

/**
 * For what unmounts when it closes, such as a dialog: focus returns to where it was, or to `instead` if that is gone too. Fluent returns it
 * only to elements marked beforehand, and not at all if the dialog unmounts while open.
 */
export function useFocusBack(instead?: RefObject<HTMLElement | null>): void {
  // In the first render, because fields with autoFocus take it before any effect runs.
  const [before] = useState(() => document.activeElement);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      // Whatever closes it may set focus itself, and an effect that runs twice has closed nothing.
      setTimeout(() => {
        if (!gone.current || !isLost(document.activeElement)) return;
        const back = [before, instead?.current].find((each) => each instanceof HTMLElement && !isLost(each));
        if (back instanceof HTMLElement) back.focus();
        else focusScreen();
      });
    };
  }, [before, instead]);
}

const isLost = (element: Element | null): boolean => !element?.isConnected || element === document.body;

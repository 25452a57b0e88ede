import { type RefObject, useEffect, useRef, useState } from 'react';

/** The screen itself: where the keyboard goes on when what had the focus is no more. */
export const focusScreen = (): void => document.getElementById('main')?.focus();

/**
 * For what is taken away when it closes, such as a dialog: the focus goes back to where it was, or to `instead` where that has gone, too.
 * Fluent gives it back only to what was marked beforehand, and forgets it with a dialog that is taken away open.
 */
export function useFocusBack(instead?: RefObject<HTMLElement | null>): void {
  // In the first render: fields with autoFocus have it before any effect runs.
  const [before] = useState(() => document.activeElement);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      // What closes it may put the focus somewhere by itself; and an effect that runs twice has not closed anything.
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

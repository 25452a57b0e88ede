import { type RefObject, useCallback, useEffect, useState } from 'react';

interface Place {
  select: (pointer: string) => void;
  hideBelow: (pointer: string) => void;
}

/** What was added last in a form, and selecting the field that gets the focus. */
export function useFormPlace(root: RefObject<HTMLElement | null>, { select, hideBelow }: Place) {
  const [added, setAdded] = useState<string>();
  const onAdded = useCallback(
    (pointer: string | undefined) => {
      if (pointer !== undefined) hideBelow(pointer);
      setAdded(pointer);
    },
    [hideBelow],
  );
  useEffect(() => {
    const element = root.current;
    const enter = (event: FocusEvent) => {
      // Selecting a list item opens it, so focus on its buttons must not select: a click would close it again, and whoever
      // goes past them with Tab would have to go through all of its fields.
      if ((event.target as Element).closest('[data-item-head]')) return;
      const at = (event.target as Element).closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
      if (at !== undefined) select(at);
    };
    element?.addEventListener('focusin', enter);
    return () => element?.removeEventListener('focusin', enter);
  }, [root, select]);
  return { added, onAdded };
}

import { useState } from 'react';

/** A text that survives closing the drawer and jumping to a field, but not the tab. */
export function useRemembered(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next) sessionStorage.setItem(key, next);
        else sessionStorage.removeItem(key);
      } catch {
        // If storage is full or blocked, it lasts as long as the drawer.
      }
    },
  ];
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

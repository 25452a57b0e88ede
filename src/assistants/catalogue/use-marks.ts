import { useEffect, useState } from 'react';
import { readList, writeList } from '@/browser/stored-list';

const FAVOURITES = 'mw:assistant-favourites';
const RECENT = 'mw:assistant-recent';
const MOST_RECENT = 4;
const isId = (value: unknown): value is string => typeof value === 'string';

/** Favourite and recently used assistants, kept in this browser. */
export function useMarks() {
  const [favourites, setFavourites] = useState(() => readList(FAVOURITES, isId));
  const [recent] = useState(() => readList(RECENT, isId));
  const toggle = (id: string) => {
    const next = favourites.includes(id) ? favourites.filter((one) => one !== id) : [...favourites, id];
    setFavourites(next);
    writeList(FAVOURITES, next);
  };
  return { favourites, recent, toggle };
}

/** Puts an assistant in front of those that were used recently, once it is known. */
export function useRemembered(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const others = readList(RECENT, isId).filter((one) => one !== id);
    writeList(RECENT, [id, ...others].slice(0, MOST_RECENT));
  }, [id]);
}

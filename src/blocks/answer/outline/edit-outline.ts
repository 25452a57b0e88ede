export interface OutlineEntry {
  id: string;
  level: number;
  title: string;
  block?: string;
  offset?: number;
}

export const renamed = (items: readonly OutlineEntry[], id: string, title: string): OutlineEntry[] =>
  items.map((item) => (item.id === id ? { ...item, title: title.slice(0, 500) } : item));

export const removed = (items: readonly OutlineEntry[], id: string): OutlineEntry[] =>
  items.filter((item) => item.id !== id);

/** Moves an entry one position up or down; at either end nothing changes. */
export function moved(items: readonly OutlineEntry[], id: string, by: 1 | -1): OutlineEntry[] {
  const from = items.findIndex((item) => item.id === id);
  const to = from + by;
  const [item, other] = [items[from], items[to]];
  if (!item || !other) return [...items];
  return items.map((each, index) => (index === from ? other : index === to ? item : each));
}

/** Trims the titles and drops empty entries before storing. */
export function cleaned(items: readonly OutlineEntry[]): OutlineEntry[] {
  return items.map((item) => ({ ...item, title: item.title.trim() })).filter((item) => item.title !== '');
}

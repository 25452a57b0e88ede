/** One entry of an outline, as the contract has it. */
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

/** One place up or down; at either end nothing happens. */
export function moved(items: readonly OutlineEntry[], id: string, by: 1 | -1): OutlineEntry[] {
  const from = items.findIndex((item) => item.id === id);
  const to = from + by;
  const [item, other] = [items[from], items[to]];
  if (!item || !other) return [...items];
  return items.map((each, index) => (index === from ? other : index === to ? item : each));
}

/** Ready to be stored: trimmed, and without entries that were emptied. */
export function cleaned(items: readonly OutlineEntry[]): OutlineEntry[] {
  return items.map((item) => ({ ...item, title: item.title.trim() })).filter((item) => item.title !== '');
}

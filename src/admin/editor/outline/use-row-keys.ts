import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, size: number) => number> = {
  ArrowDown: (at, size) => Math.min(at + 1, size - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, size) => size - 1,
};

/** Arrow keys, Home and End move between the rows of the outline, across its lists. */
export function useRowKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (!step || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    event.preventDefault();
    rows[step(rows.indexOf(row), rows.length)]?.focus();
  };
}

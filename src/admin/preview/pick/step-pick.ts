interface Press {
  key: string;
  shiftKey: boolean;
}

/** What a key does in the list of blocks: the next active one, or an end; undefined for any other key. */
export function stepPick(
  { key, shiftKey }: Press,
  active: number,
  size: number,
): number | 'pick' | 'close' | undefined {
  if (key === 'Escape') return 'close';
  if (size === 0) return undefined;
  const by = (step: number) => (active + step + size) % size;
  if (key === 'ArrowDown' || key === 'ArrowRight') return by(1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return by(-1);
  if (key === 'Tab') return by(shiftKey ? -1 : 1);
  if (key === 'Home') return 0;
  if (key === 'End') return size - 1;
  return key === 'Enter' || key === ' ' ? 'pick' : undefined;
}

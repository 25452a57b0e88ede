import type { Target } from '../geometry/handles';

/** Cursor for what the pointer would do here. */
export function cursorOf(target: Target): 'crosshair' | 'move' | 'hand' | 'nwse' | 'nesw' | 'ns' | 'ew' {
  if (target.kind === 'surface') return 'crosshair';
  if (target.kind === 'box') return 'move';
  const { x, y } = target.handle;
  if (x === 0) return 'ns';
  if (y === 0) return 'ew';
  return x === y ? 'nwse' : 'nesw';
}

import type { RunEvent } from './types';

/**
 * Returns the shortest log with the same outcome, for a stored answer that is sent whole: one patch per block, the last
 * progress, no citations of text that was cleared. Events are renumbered and the last one covers the rest, so that a
 * live stream can follow. Never mix it with events of the same run from before its end.
 */
export function compact(events: readonly RunEvent[]): RunEvent[] {
  const last = events.at(-1);
  if (!last) return [];
  const kept = keep(events);
  return kept.map((event, index) => {
    const { from: _from, ...rest } = event;
    const seq = index + 1;
    return index < kept.length - 1
      ? { ...rest, seq }
      : { ...rest, ...(seq < last.seq && { from: seq }), seq: last.seq };
  });
}

/** Only the last event of each of these names counts. */
const SINGLE = new Set<RunEvent['event']>(['run_progress', 'outline', 'suggestions', 'fit', 'plan', 'context']);

function keep(events: readonly RunEvent[]): RunEvent[] {
  const kept: RunEvent[] = [];
  const ended = events.some((event) => event.event === 'deep_researcher_end');
  const drop = (unwanted: (event: RunEvent) => boolean) => {
    for (let at = kept.length - 1; at >= 0; at -= 1) if (unwanted(kept[at] as RunEvent)) kept.splice(at, 1);
  };
  for (const event of events) {
    if (event.event === 'ping') continue;
    if (event.event === 'block_patch') {
      addPatch(kept, event, drop);
      continue;
    }
    const single = SINGLE.has(event.event);
    if (single) drop((old) => old.event === event.event);
    if (event.event === 'call') {
      const at = kept.findIndex((old) => old.event === 'call' && old.data.id === event.data.id);
      // In its place: what a call said must stay behind it.
      if (at >= 0) {
        kept[at] = event;
        continue;
      }
    }
    if (event.event === 'block_open' && findOpen(kept, event.data.id)) continue;
    if (ended && (event.event === 'run_progress' || event.event === 'block_close')) continue;
    kept.push(event);
  }
  return kept;
}

function findOpen(kept: RunEvent[], id: string): boolean {
  return kept.some((event) => event.event === 'block_open' && event.data.id === id);
}

type Patch = Extract<RunEvent, { event: 'block_patch' }>;

function addPatch(kept: RunEvent[], patch: Patch, drop: (unwanted: (event: RunEvent) => boolean) => void) {
  const { id, clear, append = '' } = patch.data;
  if (!findOpen(kept, id)) return;
  const at = kept.findIndex((event) => event.event === 'block_patch' && event.data.id === id);
  const old = kept[at] as Patch | undefined;
  const text = (clear ? '' : (old?.data.append ?? '')) + append;
  const merged: RunEvent = { ...patch, data: { id, append: text } };
  if (old) kept[at] = merged;
  else kept.push(merged);
  if (!clear) return;
  drop((event) => event.event === 'cite' && event.data.block === id);
  kept.forEach((event, index) => {
    if (event.event !== 'outline') return;
    kept[index] = { ...event, data: { items: event.data.items.filter((item) => item.block !== id) } };
  });
}

/** Name of the DOM event for the company's own analytics. */
export const TRACK_EVENT = 'mw:track';

export interface Tracked {
  name: string;
  what?: string;
}

const MOST_EARLY = 20;
let early: Tracked[] = [];

/** Says what happened, never what was typed. What the portal itself counts of it: setting/track-events.ts. */
export function track(name: string, detail: Record<string, unknown> & { what?: string } = {}): void {
  if (early.length < MOST_EARLY) early.push({ name, ...(detail.what !== undefined && { what: detail.what }) });
  window.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { name, ...detail } }));
}

/** What happened before somebody listened, once. */
export function takeEarly(): Tracked[] {
  const taken = early;
  early = [];
  return taken;
}

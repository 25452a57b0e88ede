/** Name of the DOM event for the company's own analytics. The portal sends nothing itself. */
export const TRACK_EVENT = 'mw:track';

export function track(name: string, detail: Record<string, unknown>): void {
  window.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { name, ...detail } }));
}

/** Name of the DOM event that carries what happened, for the company's own analytics; nothing is sent anywhere by us. */
export const TRACK_EVENT = 'mw:track';

export function track(name: string, detail: Record<string, unknown>): void {
  window.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { name, ...detail } }));
}

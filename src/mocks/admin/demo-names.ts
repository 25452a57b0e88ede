/** The demo's only operator. */
export const PERSON = 'demo';
/** Publication time of the fixture domains; a fixed date, so that the demo looks the same for everybody. */
export const DELIVERED_AT = '2026-01-05T08:00:00.000Z';
/** Broadcast channel that tells all pages of the demo about a published domain. */
export const CHANNEL = 'millwright-demo-setting';

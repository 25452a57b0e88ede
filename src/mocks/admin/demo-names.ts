/** The one person of the demo. */
export const PERSON = 'demo';
/** Fixture domains count as published then: any fixed day will do, so that the demo looks the same for everybody. */
export const DELIVERED_AT = '2026-01-05T08:00:00.000Z';
/** Told to every page of the demo when a domain is published. */
export const CHANNEL = 'millwright-demo-setting';

/** The languages of the contract as a value: the only list for portal, server and settings. */
export function localesFile(locales) {
  return `// Generated from schemas/parts.schema.json.
export const LOCALES = ${JSON.stringify(locales)} as const;
export type Locale = (typeof LOCALES)[number];
`;
}

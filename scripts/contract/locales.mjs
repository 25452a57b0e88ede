/** The languages of the contract, as a value: the one list that portal, server and settings take them from. */
export function localesFile(locales) {
  return `// Generated from schemas/parts.schema.json.
export const LOCALES = ${JSON.stringify(locales)} as const;
export type Locale = (typeof LOCALES)[number];
`;
}

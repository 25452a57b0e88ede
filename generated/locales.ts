// Generated from schemas/parts.schema.json.
export const LOCALES = ["zh-CN","en-US"] as const;
export type Locale = (typeof LOCALES)[number];

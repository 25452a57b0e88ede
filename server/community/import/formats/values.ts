/** Reads fields that other systems name and type in their own ways. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of these fields that says something. */
export function textOf(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  }
  return '';
}

/** `[a, b]`, `a, b` and `a、b`. */
export function wordsOf(fields: Fields, ...names: string[]): string[] {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,，、;；]/) : [];
    const words = all.flatMap((one) => (isFields(one) ? textOf(one, 'name', 'id') : String(one ?? '').trim()));
    const told = words.filter(Boolean);
    if (told.length > 0) return told;
  }
  return [];
}

export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || /^(?:true|yes|y|1|是|已采纳)$/i.test(String(value ?? '').trim());
}

export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

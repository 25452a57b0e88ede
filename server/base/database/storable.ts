// Valid in JavaScript but refused by PostgreSQL: NUL and lone surrogates.
const unstorable = /\\u0000|\\ud[89a-f]/i;

/** Replaces NUL and lone surrogates with the replacement character; the length does not change. */
export function storableText(text: string): string {
  return Buffer.from(text.replaceAll('\0', '\uFFFD'), 'utf8').toString('utf8');
}

/** JSON that a jsonb column accepts, whatever its strings contain. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return unstorable.test(json) ? JSON.stringify(value, clean) : json;
}

function clean(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? storableText(value) : value;
}

// Valid in JavaScript, refused by PostgreSQL: NUL, and halves of a character without their other half.
const unstorable = /\\u0000|\\ud[89a-f]/i;

/** UTF-8 has no lone surrogates: encoding turns them into the replacement character. The length is unchanged. */
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

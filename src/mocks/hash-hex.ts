/** The first `digits` hex digits of a text's SHA-256, as on the server. */
export async function hashHex(text: string, digits: number): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // crypto.subtle is unavailable over HTTP. The demo compares only hashes that it computed itself.
  if (!globalThis.crypto?.subtle) return fallback(text, digits);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}

function fallback(text: string, digits: number): string {
  let hex = '';
  for (let seed = 2_166_136_261; hex.length < digits; seed = Math.imul(seed, 0x9e3779b1) ^ hex.length)
    hex += eight(text, seed);
  return hex.slice(0, digits);
}

function eight(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

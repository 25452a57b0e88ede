/** A place in the chain and the hash it had: kept elsewhere, it shows whether the log was cut short or written anew. */
export interface Anchor {
  seq: number;
  hash: string;
}

export const writeAnchor = ({ seq, hash }: Anchor) => `${seq}:${hash}`;

export function readAnchor(text: string): Anchor | undefined {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : undefined;
}

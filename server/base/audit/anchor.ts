/** A position in the chain and its hash. Kept elsewhere, it reveals a truncated or rewritten log. */
export interface Anchor {
  seq: number;
  hash: string;
}

export const writeAnchor = ({ seq, hash }: Anchor) => `${seq}:${hash}`;

export function readAnchor(text: string): Anchor | undefined {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : undefined;
}

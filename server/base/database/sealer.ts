import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values that must remain readable to us but not to a reader of the table. */
export interface Sealer {
  /** `whose` is authenticated with the value, so it does not open in another row. */
  seal(text: string, whose: string): string;
  /** Returns undefined if the value was not sealed with this key or not for `whose`. */
  open(sealed: string, whose: string): string | undefined;
  /** The same for the same text, but tells nothing of it without the key, however few texts there could be. */
  mark(text: string, whose: string): string;
  /** Identifies the key without revealing it. */
  fingerprint: string;
}

const cipher = 'aes-256-gcm';

export function createSealer(secret: string): Sealer {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'millwright', purpose, 32));
  const sealing = key('sealed store');
  const marking = key('marks');
  return {
    seal(text, whose) {
      const iv = randomBytes(12);
      const into = createCipheriv(cipher, sealing, iv).setAAD(Buffer.from(whose));
      const bytes = Buffer.concat([into.update(text, 'utf8'), into.final()]);
      return Buffer.concat([iv, into.getAuthTag(), bytes]).toString('base64url');
    },
    open(sealed, whose) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < 28) return undefined;
      try {
        const from = createDecipheriv(cipher, sealing, bytes.subarray(0, 12)).setAAD(Buffer.from(whose));
        from.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([from.update(bytes.subarray(28)), from.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    mark: (text, whose) => createHmac('sha256', marking).update(`${whose}\n${text}`).digest('base64url'),
    fingerprint: createHash('sha256').update(key('fingerprint')).digest('hex').slice(0, 32),
  };
}

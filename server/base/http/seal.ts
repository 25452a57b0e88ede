import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyOf = (secret: string, salt: Buffer) => Buffer.from(hkdfSync('sha256', secret, salt, 'idempotent answer', 32));

/** A response that only a holder of `secret` can read, so that reading the table reveals nothing. */
export function seal(secret: string, value: unknown): string {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(secret, salt), iv);
  const text = Buffer.concat([sealing.update(JSON.stringify(value) ?? 'null', 'utf8'), sealing.final()]);
  return Buffer.concat([salt, iv, sealing.getAuthTag(), text]).toString('base64url');
}

export function unseal(secret: string, sealed: unknown): unknown {
  const bytes = Buffer.from(String(sealed), 'base64url');
  const opening = createDecipheriv(cipher, keyOf(secret, bytes.subarray(0, 16)), bytes.subarray(16, 28));
  opening.setAuthTag(bytes.subarray(28, 44));
  return JSON.parse(Buffer.concat([opening.update(bytes.subarray(44)), opening.final()]).toString('utf8'));
}

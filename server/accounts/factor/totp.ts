import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes: SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Clocks of phones are seldom further off; RFC 6238 asks for no more. */
const window = 1;

/** 160 bits, as the apps' keyboards take it. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** What the QR code says: whose account at which installation. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();

/** The period whose code this is, now or one period off; undefined: it is none. */
export function periodOf(secret: string, code: string, timestamp = Date.now()): number | undefined {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Periods of tolerance: phone clocks are seldom further off, and RFC 6238 recommends no more. */
const window = 1;

/** 160 bits in Base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The otpauth URI of the QR code. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();

/** The period to which the code belongs, at most one off the current one; undefined if it is wrong. */
export function periodOf(secret: string, code: string, timestamp = Date.now()): number | undefined {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

import { createHmac } from 'node:crypto';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { equalText } from '../equal-text';

/** What a company says of a visitor. */
export interface Identity {
  subject: string;
  name?: string;
  /** Used once. */
  id: string;
  expiresAt: Date;
}

interface Expected {
  channel: string;
  /** Origins of the pages that may show the channel. */
  origins: readonly string[];
  /** Of the page around the frame. */
  parent: string;
  nonce: string;
}

const LONGEST_MIN = 5;
/** Clocks of two companies differ. */
const SLACK_S = 30;

const json = (part: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value : undefined;

/** Checks a JWT (HS256, and no other algorithm) against what is expected of it; says why it is not good. */
export function readIdentity(
  token: string,
  secrets: readonly string[],
  expected: Expected,
  now = Date.now(),
): Identity | { fault: LocalizedText } {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const header = json(head);
  const claims = json(body);
  if (more.length > 0 || header?.alg !== 'HS256' || header.crit !== undefined || !claims)
    return { fault: message('embed:identity.broken') };
  const isSigned = secrets.some((secret) =>
    equalText(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url'), signature),
  );
  if (!isSigned) return { fault: message('embed:identity.signature') };
  const { exp, aud, origin, nonce } = claims;
  const subject = text(claims.sub, 200);
  const id = text(claims.jti, 200);
  if (!subject || !id || typeof exp !== 'number') return { fault: message('embed:identity.claims') };
  const leftS = exp - now / 1000;
  if (!(leftS > 0)) return { fault: message('embed:identity.expired') };
  if (leftS > LONGEST_MIN * 60 + SLACK_S) return { fault: message('embed:identity.long', { minutes: LONGEST_MIN }) };
  if (aud !== expected.channel) return { fault: message('embed:identity.audience') };
  if (typeof origin !== 'string' || origin !== expected.parent || !expected.origins.includes(origin))
    return { fault: message('embed:identity.origin') };
  if (nonce !== expected.nonce) return { fault: message('embed:identity.nonce') };
  const name = text(claims.name, 80);
  return { subject, id, expiresAt: new Date(exp * 1000), ...(name && { name }) };
}

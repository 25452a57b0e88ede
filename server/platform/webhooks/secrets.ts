import { createHmac, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import type { Sealer } from '../../base/database/sealer';

/** Both secrets of an endpoint: one that its receiver shares, and the seed of a key pair whose public half is published. */
export interface WebhookSecrets {
  /** Base64 of 32 random bytes. */
  shared: string;
  /** Base64 of the 32 bytes of an ed25519 key. */
  seed: string;
}

const DER_PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const DER_PUBLIC_BYTES = 12;

export const newSecrets = (): WebhookSecrets => ({
  shared: randomBytes(32).toString('base64'),
  seed: randomBytes(32).toString('base64'),
});

const whose = (endpoint: string) => `webhook:${endpoint}`;

export const sealSecrets = (sealer: Sealer, endpoint: string, secrets: WebhookSecrets): string =>
  sealer.seal(JSON.stringify(secrets), whose(endpoint));

/** Undefined if the installation's secret has changed since. */
export function openSecrets(sealer: Sealer, endpoint: string, sealed: string): WebhookSecrets | undefined {
  const text = sealer.open(sealed, whose(endpoint));
  return text === undefined ? undefined : (JSON.parse(text) as WebhookSecrets);
}

/** What the receiver is given, once. */
export const shownSecret = ({ shared }: WebhookSecrets): string => `whsec_${shared}`;

const privateKeyOf = ({ seed }: WebhookSecrets) =>
  createPrivateKey({ key: Buffer.concat([DER_PRIVATE, Buffer.from(seed, 'base64')]), format: 'der', type: 'pkcs8' });

export function publicKeyOf(secrets: WebhookSecrets): string {
  const der = createPublicKey(privateKeyOf(secrets)).export({ format: 'der', type: 'spki' });
  return `whpk_${der.subarray(DER_PUBLIC_BYTES).toString('base64')}`;
}

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Headers of Standard Webhooks, signed in both ways with each secret that is good. */
export function signedHeaders(secrets: readonly WebhookSecrets[], { id, timestamp, body }: Signed) {
  const content = `${id}.${timestamp}.${body}`;
  const signatures = secrets.flatMap((one) => [
    `v1,${createHmac('sha256', Buffer.from(one.shared, 'base64')).update(content).digest('base64')}`,
    `v1a,${sign(null, Buffer.from(content), privateKeyOf(one)).toString('base64')}`,
  ]);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

import type { LocalizedText } from '../http/errors';
import { message } from '../messages/message';

const texts = {
  'no-address': message('base:outgoing.noAddress'),
  scheme: message('base:outgoing.scheme'),
  credentials: message('base:outgoing.credentials'),
  port: message('base:outgoing.port'),
  'not-public': message('base:outgoing.notPublic'),
  'not-found': message('base:outgoing.notFound'),
  unreachable: message('base:outgoing.unreachable'),
  'no-tls': message('base:outgoing.noTls'),
  'certificate-expired': message('base:outgoing.certificateExpired'),
  'certificate-of-another': message('base:outgoing.certificateOfAnother'),
  'certificate-untrusted': message('base:outgoing.certificateUntrusted'),
  'too-slow': message('base:outgoing.tooSlow'),
  'too-large': message('base:outgoing.tooLarge'),
  redirected: message('base:outgoing.redirected'),
} satisfies Record<string, LocalizedText>;

export type OutgoingReason = keyof typeof texts;

/** What a TLS handshake ends with, by the code of Node.js or OpenSSL. */
const handshake: Record<string, OutgoingReason> = {
  CERT_HAS_EXPIRED: 'certificate-expired',
  CERT_NOT_YET_VALID: 'certificate-expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate-of-another',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate-untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate-untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate-untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate-untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate-untrusted',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no-tls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no-tls',
  ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR: 'no-tls',
  ERR_SSL_TLSV1_UNRECOGNIZED_NAME: 'no-tls',
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'no-tls',
  EPROTO: 'no-tls',
};

/** Why a connection failed: a certificate is public, and says nothing about the network behind it. */
export const reasonOfFailure = (error: unknown): OutgoingReason =>
  handshake[String(error instanceof Error && 'code' in error ? error.code : '')] ?? 'unreachable';

/**
 * Why an address was not called or the call failed. Reveals nothing about the internal network: no addresses and no
 * socket errors.
 */
export class OutgoingRefused extends Error {
  readonly text: LocalizedText;

  constructor(
    readonly reason: OutgoingReason,
    options?: ErrorOptions,
  ) {
    super(texts[reason]['en-US'], options);
    this.name = 'OutgoingRefused';
    this.text = texts[reason];
  }
}

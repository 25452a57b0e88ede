import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** The few CBOR types that an authenticator uses. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

/** The page's origin as the browser sees it; a phishing page has its own. */
interface At {
  origin: string;
  rpId?: string;
}

/**
 * A software passkey as phones and security keys have it: ES256, no attestation, a counter, user presence and
 * verification.
 */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const authenticatorData = (rpId: string, made?: Buffer) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    // Flags: user present and verified, plus attested data for a new credential.
    return Buffer.concat([sha256(rpId), Buffer.from([made ? 0x45 : 0x05]), count, made ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, { challenge }: Options, { origin }: At) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const rest = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: base64url(id),
    /** Sets the counter back, as on a clone that was used less. */
    setCounter: (next: number) => {
      counter = next;
    },
    create(options: Options, at: At) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const made = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(at.rpId ?? options.rp?.id ?? '', made);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options, at)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      };
      return { ...rest, response };
    },
    get(options: Options, at: At) {
      const data = authenticatorData(at.rpId ?? options.rpId ?? '');
      const client = clientData('webauthn.get', options, at);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...rest, response };
    },
  };
}

import { generateKeyPairSync, sign } from 'node:crypto';

/** A DER element: tag, length, content. */
function der(tag: number, ...inside: Buffer[]): Buffer {
  const content = Buffer.concat(inside);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...inside: Buffer[]) => der(0x30, ...inside);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const ecdsaWithSha256 = oid('2a8648ce3d040302');
const commonName = oid('550403');
const subjectAltName = oid('551d11');
const basicConstraints = oid('551d13');

/** A key and a self-signed certificate for one name, generated so that no key is stored in the repository. */
export function selfSigned(name: string, until = '491231235959Z'): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(ecdsaWithSha256);
  const who = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const extension = (id: Buffer, value: Buffer) => sequence(id, der(0x04, value));
  const extensions = sequence(
    extension(subjectAltName, sequence(der(0x82, Buffer.from(name)))),
    extension(basicConstraints, sequence(der(0x01, Buffer.from([0xff])))),
  );
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    who,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from(until))),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature));
  const cert = `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, cert };
}

import { bls12_381 } from '@noble/curves/bls12-381.js';
import { fromHex, hex, sha256 } from '../hash/digest';
import { type BeaconChain, type BeaconValue, QUICKNET } from './beacon';

const bls = bls12_381.shortSignatures;
/** By RFC 9380, as drand uses it for signatures on G1. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** What is signed: the number of the round, in eight bytes. */
export function messageOf(round: number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bls.hash(sha256(bytes), DOMAIN);
}

/** Whether the chain has signed a number, and it is the hash of that signature. Takes some 30 ms. */
export function isSigned({ round, randomness, signature }: BeaconValue, chain: BeaconChain = QUICKNET): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false;
  if (hex(sha256(fromHex(signature))) !== randomness) return false;
  try {
    return bls.verify(fromHex(signature), messageOf(round), fromHex(chain.publicKey));
  } catch {
    // Not a point of the curve.
    return false;
  }
}

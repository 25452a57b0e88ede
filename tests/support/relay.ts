import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { onTestFinished } from 'vitest';
import { type BeaconChain, type BeaconValue, QUICKNET } from '../../setting/activity/beacon';
import { messageOf } from '../../setting/activity/check-beacon';
import { fromHex, hex, sha256 } from '../../setting/hash/digest';

const bls = bls12_381.shortSignatures;
const key = sha256('a chain for tests');

/** A chain that a test signs itself, with the rounds of quicknet. */
export const testChain: BeaconChain = {
  ...QUICKNET,
  ...{ hash: hex(sha256('test chain')), publicKey: hex(bls.getPublicKey(key).toBytes()) },
};

export function signedValue(round: number): BeaconValue {
  const signature = hex(bls.sign(messageOf(round), key).toBytes());
  return { round, signature, randomness: hex(sha256(fromHex(signature))) };
}

type Says = 'right' | 'lies' | 'nothing' | 'silent' | 'other-round' | 'rubbish';

/** A relay of that chain on this machine, which does what the test wants at the moment. */
export async function openRelay(says: Says = 'right') {
  const relay = { says, asked: 0, url: '' };
  const server = createServer((req, res) => {
    relay.asked += 1;
    const round = Number(/\/public\/(\d+)$/.exec(req.url ?? '')?.[1]);
    if (relay.says === 'silent') return;
    if (relay.says === 'nothing') return void res.writeHead(404).end();
    if (relay.says === 'rubbish') return void res.end('<html>');
    const value = signedValue(relay.says === 'right' ? round : round + 1);
    res.end(JSON.stringify(relay.says === 'lies' ? { ...value, round } : value));
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  relay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return relay;
}

import { expect, test } from 'vitest';
import { timeOfRound } from '../../../setting/activity/beacon';
import { openTestApp } from '../../../tests/support/app';
import { openRelay, signedValue, testChain } from '../../../tests/support/relay';
import { createOutgoing } from '../../base/outgoing/create-outgoing';
import { openBeacon } from './open-beacon';

const round = 30_000_000;
const due = timeOfRound(round, testChain);

/** Long enough for a busy machine; a silent relay alone is given up soon. */
const LONG = 30_000;

async function open(urls: string[], timeoutMs = LONG) {
  const { store } = await openTestApp();
  const said: object[] = [];
  const log = { warn: (what: object) => void said.push(what) } as never;
  const parts = { store, log, outgoing: createOutgoing(), chain: testChain, timeoutMs, patienceMs: LONG };
  return { said, parts, beacon: openBeacon({ ...parts, config: { beaconUrls: urls } }) };
}

test('a number is asked for once it is due, and once for all', async () => {
  const relay = await openRelay();
  const { beacon, parts } = await open([relay.url]);
  expect(await beacon.valueOf(round, new Date(due.getTime() - 1))).toBeUndefined();
  expect(relay.asked).toBe(0);
  const all = await Promise.all(Array.from({ length: 5 }, () => beacon.valueOf(round, due)));
  expect(all).toEqual(Array.from({ length: 5 }, () => signedValue(round)));
  expect(relay.asked).toBe(1);
  // Another node, or this one after a kill, has it from the database.
  const other = openBeacon({ ...parts, config: { beaconUrls: [] } });
  expect(await other.valueOf(round, due)).toEqual(signedValue(round));
});

test.each(['lies', 'nothing', 'silent', 'other-round', 'rubbish'] as const)(
  'a relay that says %s is not believed, another one is asked',
  async (says) => {
    const [bad, good] = [await openRelay(says), await openRelay()];
    const alone = await open([bad.url], says === 'silent' ? 300 : LONG);
    expect(await alone.beacon.valueOf(round, due)).toBeUndefined();
    expect(alone.said).toMatchObject([{ relay: bad.url, round }]);
    // For a moment, nobody asks again.
    const before = bad.asked;
    expect(await alone.beacon.valueOf(round, due)).toBeUndefined();
    expect(bad.asked).toBe(before);
    const { beacon } = await open([bad.url, good.url]);
    expect(await beacon.valueOf(round, due)).toEqual(signedValue(round));
  },
);

test('nobody waits long for a relay that is slow, and what it says is kept', async () => {
  const relay = await openRelay();
  const { parts } = await open([]);
  const beacon = openBeacon({ ...parts, patienceMs: 0, config: { beaconUrls: [relay.url] } });
  expect(await beacon.valueOf(round, due)).toBeUndefined();
  await expect.poll(() => beacon.valueOf(round, due), { timeout: LONG }).toEqual(signedValue(round));
  expect(relay.asked).toBe(1);
});

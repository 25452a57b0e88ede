import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { timeOfRound } from './beacon';
import { checkList, prizesInOrder } from './check-list';
import { brokenNumbers, isCommitted, isTrue } from './check-proof';
import { commitmentOf, drawList, prizeOf, rollOf, ticketsHash } from './draw-proof';

const secret = '02'.repeat(32);
const revision = 'a'.repeat(64);
const odds = [{ id: 'mug', odds: 400_000 }];

function proof() {
  let given = 0;
  const draws = Array.from({ length: 50 }, (_, n) => {
    const one = { ticket: `t${n}`, k: 1, clientSeed: '00' };
    const roll = rollOf(one, { secret, activity: 'bench', rulesHash: revision });
    const hit = prizeOf(odds, roll)?.id ?? null;
    if (hit !== null) given += 1;
    return {
      ...one,
      revision,
      roll,
      hit,
      prize: hit,
      stockNo: hit === null ? null : given,
      round: null,
      pressedAt: null,
    };
  });
  return {
    activity: 'bench',
    commitment: commitmentOf(secret),
    secret,
    prizes: { [revision]: odds },
    draws,
    beacons: new Map(),
    entrants: 50,
  };
}

function verify(given: object, commitment = commitmentOf(secret), beacons: object[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'proof.json');
  writeFileSync(file, JSON.stringify({ ...given, beacons }));
  const script = join(import.meta.dirname, '../../docs/verify-draw.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file, commitment], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('page and script agree on what is right', () => {
  const right = proof();
  expect(verify(right)).toEqual({ status: 0, said: 'Correct: 50 draws of 50 entrants.\n' });
  expect(isCommitted(right) && right.draws.every((row) => isTrue(right, row))).toBe(true);
  expect(brokenNumbers(right.draws)).toBe(0);
});

test('page and script both find a changed roll, a number given twice and another secret', () => {
  const changed = proof();
  const at = changed.draws.findIndex(({ prize }) => prize === null);
  Object.assign(changed.draws[at] ?? {}, { roll: 1, hit: 'mug', prize: 'mug', stockNo: 1 });
  expect(verify(changed)).toMatchObject({ status: 1, said: expect.stringContaining(`Ticket t${at}, draw 1`) });
  expect(changed.draws.filter((row) => !isTrue(changed, row))).toHaveLength(1);
  expect(brokenNumbers(changed.draws)).toBeGreaterThan(0);
  const commitment = commitmentOf('03'.repeat(32));
  expect(verify(proof(), commitment).said).toBe('The secret is not the one promised.\n');
  expect(isCommitted({ ...proof(), commitment })).toBe(false);
});

test('page and script draw a list of 1,000 tickets again, and find a place or ticket that was changed', () => {
  const tickets = Array.from({ length: 1000 }, (_, n) => `t${n}`).sort();
  const prizes = [
    { id: 'torch', stock: 3 },
    { id: 'book', stock: 20 },
  ];
  const given = prizesInOrder(prizes, tickets.length);
  const order = drawList(tickets, { secret, activity: 'bench', rulesHash: revision }, given.length + 10).map(
    (ticket, n) => ({ ticket, prize: given[n] ?? null }),
  );
  const list = { revision, tickets, ticketsHash: ticketsHash(tickets), prizes, reserves: 10, order };
  const whole = { ...proof(), draws: [], prizes: {}, list };
  expect(verify(whole)).toEqual({ status: 0, said: 'Correct: 33 drawn from 1000 tickets.\n' });
  expect(checkList({ ...list, activity: 'bench', secret })).toEqual({ sameTickets: true, wrong: 0 });
  const swapped = { ...list, order: [order[1] ?? { ticket: '', prize: null }, ...order.slice(1)] };
  expect(verify({ ...whole, list: swapped }).said).toContain('Place 1 is');
  expect(checkList({ ...swapped, activity: 'bench', secret }).wrong).toBe(1);
  const missing = { ...list, tickets: tickets.slice(1) };
  expect(verify({ ...whole, list: missing }).said).toContain('The tickets are not those');
  expect(checkList({ ...missing, activity: 'bench', secret }).sameTickets).toBe(false);
});

test('the script takes the public number of the round that was due, signed by the beacon, and no other', () => {
  const beacon = {
    round: 657413,
    signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  };
  const one = { ticket: 't1', k: 1, clientSeed: '00' };
  const roll = rollOf(one, { secret, activity: 'bench', rulesHash: revision, beacon: beacon.randomness });
  const pressedAt = new Date(timeOfRound(beacon.round).getTime() - 2500).toISOString();
  const row = { ...one, revision, roll, hit: null, prize: null, stockNo: null, round: beacon.round, pressedAt };
  const whole = { ...proof(), prizes: { [revision]: [] }, draws: [row], entrants: 1 };
  const check = (given: object, numbers: object[]) => verify(given, undefined, numbers);
  expect(check(whole, [beacon]).said).toBe('Correct: 1 draws of 1 entrants. 1 signatures of public numbers checked.\n');
  expect(check(whole, []).said).toContain('The public number of round 657413 is missing.');
  const later = { ...row, pressedAt: new Date(Date.parse(pressedAt) - 3000).toISOString() };
  expect(check({ ...whole, draws: [later] }, [beacon]).said).toContain('Round 657413 was not the one due: 657412.');
  const forged = { ...beacon, signature: `8${beacon.signature.slice(1)}` };
  const randomness = createHash('sha256').update(Buffer.from(forged.signature, 'hex')).digest('hex');
  expect(check(whole, [{ ...forged, randomness }]).said).toContain('round 657413 is not signed by drand.');
});

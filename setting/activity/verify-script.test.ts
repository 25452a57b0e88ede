import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
    return { ...one, revision, roll, hit, prize: hit, stockNo: hit === null ? null : given };
  });
  return {
    activity: 'bench',
    commitment: commitmentOf(secret),
    secret,
    prizes: { [revision]: odds },
    draws,
    entrants: 50,
  };
}

function verify(given: object, commitment = commitmentOf(secret)) {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'proof.json');
  writeFileSync(file, JSON.stringify(given));
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

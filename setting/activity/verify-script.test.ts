import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brokenNumbers, isCommitted, isTrue } from './check-proof';
import { commitmentOf, prizeOf, rollOf } from './draw-proof';

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

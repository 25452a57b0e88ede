// Computes a draw again with nothing but Node: node verify-draw.mjs proof.json <commitment from the rules>
// proof.json is the field "data" of GET /api/activities/<id>/proof, read after the end. docs/activities.md explains it.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, commitment] = process.argv.slice(2);
const proof = JSON.parse(readFileSync(file, 'utf8'));
const faults = [];
if (!proof.secret) fail('The secret is not published yet.');
const secret = Buffer.from(proof.secret, 'hex');
if (createHash('sha256').update(secret).digest('hex') !== commitment)
  faults.push('The secret is not the one promised.');

/** One public number every three seconds from this moment on: the quicknet chain of drand. */
const [GENESIS, PERIOD] = [1692803367, 3];
const KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
const beacons = new Map();
let signatures = '';
await checkBeacons(proof.beacons ?? []);

if (proof.list) checkList(proof.list);

const numbers = new Map();
for (const { ticket, revision, k, clientSeed, roll, hit, prize, stockNo, round, pressedAt } of proof.draws) {
  const beacon = numberOf(round, round && roundAfter(pressedAt, 1));
  const text = ['millwright-roll-1', proof.activity, revision, ticket, k, clientSeed, beacon].join('\n');
  const first = createHmac('sha256', secret).update(text).digest().readBigUInt64BE(0);
  const own = Number((first * 1_000_000n) >> 64n);
  let upTo = 0;
  const odds = proof.prizes[revision] ?? [];
  const hits =
    odds.find((one) => {
      upTo += one.odds;
      return own < upTo;
    })?.id ?? null;
  if (own !== roll || hits !== hit)
    faults.push(`Ticket ${ticket}, draw ${k}: ${own} hits ${hits}, not ${roll} and ${hit}.`);
  if (prize !== null) numbers.set(prize, [...(numbers.get(prize) ?? []), stockNo]);
}
for (const [prize, list] of numbers)
  for (const [at, number] of list.sort((a, b) => a - b).entries())
    if (number !== at + 1) faults.push(`Number ${at + 1} of ${prize} is missing or was given twice.`);

if (faults.length > 0) fail(faults.join('\n'));
if (proof.list)
  console.log(`Correct: ${proof.list.order.length} drawn from ${proof.list.tickets.length} tickets.${signatures}`);
else console.log(`Correct: ${proof.draws.length} draws of ${proof.entrants} entrants.${signatures}`);

/** The tickets are those of the close, and each place of the order is what the secret makes it. */
function checkList({ revision, tickets, ticketsHash, prizes, reserves, order, round, drawAt }) {
  const pool = [...tickets].sort();
  const hash = createHash('sha256').update(pool.join('\n')).digest('hex');
  if (hash !== ticketsHash) faults.push('The tickets are not those that were published at the close.');
  const beacon = numberOf(round, round && roundAfter(drawAt, 60));
  const text = ['millwright-draw-1', proof.activity, revision, hash, beacon].join('\n');
  const key = createHmac('sha256', secret).update(text).digest();
  const given = prizes.flatMap(({ id, stock }) => Array(stock).fill(id)).slice(0, pool.length);
  const most = Math.min(pool.length, given.length + reserves);
  for (let i = 0, n = 0; n < most; i += 1) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(i);
    const x = createHmac('sha256', key).update(counter).digest().readBigUInt64BE(0);
    const m = BigInt(pool.length);
    if (x >= ((1n << 64n) / m) * m) continue;
    const at = Number(x % m);
    const ticket = pool[at];
    const last = pool.pop();
    if (at < pool.length) pool[at] = last;
    const shown = order[n];
    if (shown?.ticket !== ticket || shown.prize !== (given[n] ?? null))
      faults.push(`Place ${n + 1} is ${ticket}, not ${shown?.ticket}.`);
    n += 1;
  }
  if (order.length > most) faults.push(`${order.length} were drawn, not ${most}.`);
}

/** The first round that is published later than so many seconds after a moment. */
function roundAfter(at, seconds) {
  return Math.floor((Date.parse(at) / 1000 + seconds - GENESIS) / PERIOD) + 2;
}

/** The public number of a round, which must be the one that was due; "-" without one. */
function numberOf(round, due) {
  if (round === null || round === undefined) return '-';
  if (round !== due) faults.push(`Round ${round} was not the one due: ${due}.`);
  if (!beacons.has(round)) faults.push(`The public number of round ${round} is missing.`);
  return beacons.get(round) ?? '-';
}

/** Each number is the hash of its signature. The signature itself takes a library: npm install @noble/curves */
async function checkBeacons(values) {
  const curves = values.length === 0 ? undefined : await import('@noble/curves/bls12-381.js').catch(() => undefined);
  for (const { round, randomness, signature } of values) {
    const bytes = Buffer.from(signature, 'hex');
    if (createHash('sha256').update(bytes).digest('hex') !== randomness)
      faults.push(`The public number of round ${round} is not the hash of its signature.`);
    else if (curves && !isSigned(curves.bls12_381.shortSignatures, round, bytes))
      faults.push(`The public number of round ${round} is not signed by drand.`);
    else beacons.set(round, randomness);
  }
  if (values.length > 0)
    signatures = curves
      ? ` ${values.length} signatures of public numbers checked.`
      : ' Signatures of public numbers were not checked: npm install @noble/curves, or compare rounds with a relay.';
}

function isSigned(bls, round, signature) {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const hash = createHash('sha256').update(number).digest();
  try {
    const point = bls.hash(new Uint8Array(hash), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
    return bls.verify(new Uint8Array(signature), point, Uint8Array.from(Buffer.from(KEY, 'hex')));
  } catch {
    return false;
  }
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

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

if (proof.list) checkList(proof.list);

const numbers = new Map();
for (const { ticket, revision, k, clientSeed, roll, hit, prize, stockNo } of proof.draws) {
  const text = ['millwright-roll-1', proof.activity, revision, ticket, k, clientSeed, '-'].join('\n');
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
if (proof.list) console.log(`Correct: ${proof.list.order.length} drawn from ${proof.list.tickets.length} tickets.`);
else console.log(`Correct: ${proof.draws.length} draws of ${proof.entrants} entrants.`);

/** The tickets are those of the close, and each place of the order is what the secret makes it. */
function checkList({ revision, tickets, ticketsHash, prizes, reserves, order }) {
  const pool = [...tickets].sort();
  const hash = createHash('sha256').update(pool.join('\n')).digest('hex');
  if (hash !== ticketsHash) faults.push('The tickets are not those that were published at the close.');
  const text = ['millwright-draw-1', proof.activity, revision, hash, '-'].join('\n');
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

function fail(why) {
  console.error(why);
  process.exit(1);
}

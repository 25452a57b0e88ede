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
console.log(`Correct: ${proof.draws.length} draws of ${proof.entrants} entrants.`);

function fail(why) {
  console.error(why);
  process.exit(1);
}

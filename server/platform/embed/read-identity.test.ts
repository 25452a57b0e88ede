import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIdentity } from './read-identity';

const NOW = 1_800_000_000_000;
const SECRET = 'mwi_secret';
const expected = {
  channel: 'ch_1',
  origins: ['https://a.example'],
  parent: 'https://a.example',
  nonce: 'n'.repeat(22),
};
const good = {
  ...{ sub: 'person-7', aud: 'ch_1', origin: 'https://a.example', nonce: expected.nonce, jti: 'one' },
  exp: NOW / 1000 + 60,
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
function sign(claims: object, { secret = SECRET, header = { alg: 'HS256', typ: 'JWT' } as object } = {}): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
const read = (token: string, secrets = [SECRET], more: Partial<typeof expected> = {}) => {
  const found = readIdentity(token, secrets, { ...expected, ...more }, NOW);
  return 'fault' in found ? found.fault['en-US'] : found;
};

test('what a company signs is read, by either secret of a rotation', () => {
  const identity = { subject: 'person-7', id: 'one', expiresAt: new Date(good.exp * 1000) };
  expect(read(sign(good))).toEqual(identity);
  expect(read(sign({ ...good, name: 'Li' }))).toEqual({ ...identity, name: 'Li' });
  expect(read(sign(good), ['new', SECRET])).toEqual(identity);
});

test.each([
  ['another secret', sign(good, { secret: 'other' }), 'not signed'],
  ['no secret at all', sign(good, { secret: '' }), 'not signed'],
  ['no algorithm', sign(good, { header: { alg: 'none' } }), 'could not be read'],
  ['another algorithm', sign(good, { header: { alg: 'HS384' } }), 'could not be read'],
  ['what must be understood', sign(good, { header: { alg: 'HS256', crit: ['b64'] } }), 'could not be read'],
  ['no signature', sign(good).replace(/\.[^.]*$/, '.'), 'not signed'],
  ['changed claims', sign(good).replace(/\.[^.]+\./, `.${part({ ...good, sub: 'boss' })}.`), 'not signed'],
  ['an end that has passed', sign({ ...good, exp: NOW / 1000 }), 'expired'],
  ['no end', sign({ ...good, exp: undefined }), 'needs sub'],
  ['an end in words', sign({ ...good, exp: 'never' }), 'needs sub'],
  ['an end far away', sign({ ...good, exp: NOW / 1000 + 3600 }), '5 minutes'],
  ['no subject', sign({ ...good, sub: ' ' }), 'needs sub'],
  ['a subject that is no text', sign({ ...good, sub: 7 }), 'needs sub'],
  ['no id', sign({ ...good, jti: '' }), 'needs sub'],
  ['another channel', sign({ ...good, aud: 'ch_2' }), 'another channel'],
  ['another page', sign({ ...good, origin: 'https://evil.example' }), 'another page'],
  ['another frame', sign({ ...good, nonce: 'other' }), 'nonce'],
  ['nothing', '', 'could not be read'],
])('with %s it is refused', (_, token, why) => expect(read(token)).toContain(why));

test('the page that shows it must be the one that it names, and one of the channel', () => {
  expect(read(sign(good), [SECRET], { parent: 'https://b.example' })).toContain('another page');
  expect(read(sign(good), [SECRET], { origins: [] })).toContain('another page');
});

test('no text makes it throw, and none that was not signed gets through', () => {
  const text = fc.oneof(
    fc.string(),
    fc.tuple(fc.string(), fc.json(), fc.string()).map((parts) => parts.join('.')),
  );
  fc.assert(fc.property(text, (token) => typeof read(token) === 'string'));
});

import { expect, test, vi } from 'vitest';
import { keepEmbedSession } from './embed-session';

const location = { origin: 'https://portal.example' } as Location;
const answer = (status: number, data: object | null = null, msg = 'ok') =>
  new Response(JSON.stringify({ code: status, msg, data }), { status });

function page(answers: Response[]) {
  const sent: Request[] = [];
  const own = {
    location,
    fetch: async (request: Request, init?: RequestInit) => {
      sent.push(new Request(request, init));
      return answers.shift() ?? answer(200);
    },
  } as never as Pick<Window, 'fetch' | 'location'>;
  const onEnded = vi.fn();
  const session = keepEmbedSession(own, onEnded, () => 'en-US');
  return { own, sent, session, onEnded };
}
const wish = { channel: 'ch_1', nonce: 'n' };
const opened = () => answer(200, { token: 'mwe_secret', expiresAt: '2026-11-28T09:10:00.000Z' });

test('every call to the portal carries the token and no cookie; none to another host does', async () => {
  const { own, sent, session } = page([opened()]);
  await session.open(wish);
  expect(sent[0]?.headers.get('authorization')).toBeNull();
  // A refusal is in the language of the frame, which the page around it chooses.
  expect(sent[0]?.headers.get('accept-language')).toBe('en-US');
  await own.fetch('https://portal.example/api/search?q=x', { headers: { a: 'b' } });
  expect(sent[1]?.headers.get('authorization')).toBe('Bearer mwe_secret');
  expect([sent[1]?.headers.get('a'), sent[1]?.credentials]).toEqual(['b', 'omit']);
  await own.fetch('https://evil.example/x');
  expect(sent[2]?.headers.get('authorization')).toBeNull();
  await session.end();
  expect(sent[3]).toMatchObject({ method: 'DELETE', url: 'https://portal.example/api/embed/sessions' });
  await own.fetch('https://portal.example/api/search?q=x');
  expect(sent[4]?.headers.get('authorization')).toBeNull();
});

test('a refusal of the token ends the session once; another refusal does not', async () => {
  const { own, session, onEnded } = page([opened(), answer(403), answer(401), answer(401)]);
  await session.open(wish);
  for (let n = 0; n < 3; n += 1) await own.fetch('https://portal.example/api/x');
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('what the server says of a refused identity is said', async () => {
  const { session, onEnded } = page([answer(403, null, 'The identity was used before.')]);
  await expect(session.open({ ...wish, identity: 'x' })).rejects.toThrow('The identity was used before.');
  expect(onEnded).not.toHaveBeenCalled();
});

test('the token is in no storage and no cookie', async () => {
  const { session } = page([opened()]);
  await session.open(wish);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('mwe_');
  await session.end();
});

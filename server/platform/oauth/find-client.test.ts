import { expect, test } from 'vitest';
import { cleanName } from './clean-name';
import { readDocument, readDocumentAddress } from './find-client';

const id = 'https://assistant.example.com/oauth/client.json';
const document = (change: object = {}) =>
  JSON.stringify({
    client_id: id,
    client_name: 'Assistant',
    redirect_uris: ['https://assistant.example.com/back'],
    ...change,
  });

test('an address describes a program if it is https with a path, spelled in one way', () => {
  expect(readDocumentAddress(id)?.host).toBe('assistant.example.com');
  for (const other of [
    ...['https://assistant.example.com', 'https://assistant.example.com/', 'http://127.0.0.1/client.json', 'mwc_x'],
    ...['https://a@b.example/x', 'https://a.example/x#y', 'https://a.example/x?y', 'https://a.example/x/../y'],
    ...['https://A.example/x', 'https://a.example:443/x'],
  ])
    expect([other, readDocumentAddress(other)]).toEqual([other, undefined]);
});

test('a document describes the program whose address it has, and no other', () => {
  expect(readDocument(document(), id)).toEqual({
    ...{ id, name: 'Assistant', provenHost: 'assistant.example.com' },
    redirects: ['https://assistant.example.com/back'],
  });
  for (const wrong of [
    ...['', '{', 'null', '[]', '7', document({ client_id: `${id}x` }), document({ client_id: undefined })],
    ...[document({ redirect_uris: undefined }), document({ redirect_uris: [] }), document({ redirect_uris: [7] })],
    ...[document({ redirect_uris: Array(11).fill(id) }), document({ token_endpoint_auth_method: 'private_key_jwt' })],
  ])
    expect([wrong, readDocument(wrong, id)]).toEqual([wrong, undefined]);
  expect(readDocument(document({ redirect_uris: ['javascript:alert(1)', id] }), id)?.redirects).toEqual([id]);
});

test('a name hides and reverses nothing, and has an end', () => {
  expect(cleanName('  Shift \n assistant‮‏​ ', 'x')).toBe('Shift assistant');
  expect(cleanName('​', 'a.example')).toBe('a.example');
  expect(cleanName(7, 'a.example')).toBe('a.example');
  expect([...cleanName('🔧'.repeat(200), 'x')]).toHaveLength(80);
});

import { constants, privateDecrypt, publicEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { createSealer } from '../../base/database/sealer';
import { readPublicKey, SEALED_FOR } from './data-key';

test('nodes agree on one pair, whose private half opens what the public one has encrypted', async () => {
  const store = await openTestStore();
  const sealer = createSealer('a secret');
  const [pem, same] = await Promise.all([readPublicKey(store.db, sealer), readPublicKey(store.db, sealer)]);
  expect(same).toBe(pem);
  const row = await store.db.selectFrom('data_key').selectAll().executeTakeFirstOrThrow();
  expect(row.sealed_private).not.toContain('PRIVATE');
  const key = sealer.open(row.sealed_private, SEALED_FOR) ?? '';
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const sent = publicEncrypt({ key: pem, ...padding }, Buffer.from('a token'));
  expect(privateDecrypt({ key, ...padding }, sent).toString()).toBe('a token');
  await store.close();
});

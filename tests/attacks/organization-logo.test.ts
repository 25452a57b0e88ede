import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mostUploadBytes } from '../../server/accounts/files/keep-upload';
import { erase } from '../../server/accounts/store/leaving';
import { addMember } from '../../server/accounts/store/memberships';
import { addOrganization } from '../../server/accounts/store/organizations';
import { openPeopleApp, signedInPerson } from '../support/person';

type Who = { headers: Record<string, string> };
const nobody = { headers: {} };
const page = { introduction: '', address: '', website: '' };
const boundary = 'xxBOUNDARYxx';

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

async function openWorks() {
  const app = await openPeopleApp();
  const { db } = app.store;
  const works = (await addOrganization(db, { name: 'Iron Works', tenantCode: 'iron' })) ?? '';
  const [owner, admin, member, guest] = await Promise.all(
    ['1', '2', '3', '4'].map((n) => signedInPerson(app.store, { phone: `1380000000${n}` })),
  );
  if (!owner || !admin || !member || !guest) throw new Error('Somebody is missing.');
  await addMember(db, works, owner.person.id, 'owner');
  await addMember(db, works, admin.person.id, 'admin');
  await addMember(db, works, member.person.id, 'member');
  const upload = async ({ headers }: Who, bytes: Buffer) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\nContent-Type: image/png\r\n\r\n`;
    const answer = await app.app.inject({
      method: 'POST',
      url: '/proxy-api/open/person/upload',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    return { status: answer.statusCode, url: String(answer.json().data?.url) };
  };
  const set = ({ headers }: Who, logo?: string) =>
    app.call('PUT', `/api/organizations/${works}`, {
      headers,
      body: { ...page, ...(logo !== undefined && { logo }) },
    });
  const see = async (url: string, { headers }: Who = nobody) => (await app.app.inject({ url, headers })).statusCode;
  return { ...app, db, works, owner, admin, member, guest, upload, set, see };
}

describe('the logo of an organization', () => {
  test('is a picture of its owners and admins, seen by everybody from then on and by nobody before or after', async () => {
    const { owner, admin, upload, set, see } = await openWorks();
    const { url } = await upload(owner, await picture());
    expect([await see(url), await see(url, owner)]).toEqual([404, 200]);
    expect((await set(owner, url)).data).toMatchObject({ tenantLogo: url, tenantName: 'Iron Works' });
    expect(await see(url)).toBe(200);
    expect((await set(admin)).data).toMatchObject({ tenantLogo: url });
    expect((await set(admin, '')).data).toMatchObject({ tenantLogo: '' });
    expect(await see(url)).toBe(404);
  });

  test('is not for members, strangers and visitors to set', async () => {
    const { member, guest, upload, set } = await openWorks();
    for (const who of [member, guest]) {
      const { url } = await upload(who, await picture());
      expect((await set(who, url)).status).toBe(403);
    }
    expect((await upload(nobody, await picture())).status).toBe(401);
    expect((await set(nobody, '')).status).toBe(401);
  });

  test('opens no file of somebody else, and no address of anybody', async () => {
    const { owner, admin, upload, set, see } = await openWorks();
    const { url } = await upload(admin, await picture());
    expect((await set(owner, url)).status).toBe(404);
    expect(await see(url)).toBe(404);
    for (const logo of [
      'https://evil.example/x.png',
      '//evil.example/x',
      'javascript:alert(1)',
      '/files/../api/health',
    ])
      expect([400, 404]).toContain((await set(owner, logo)).status);
  });

  test('is nothing but a picture, of a size that the server takes', async () => {
    const { owner, upload, set, app } = await openWorks();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(owner, svg)).status).toBe(400);
    expect((await upload(owner, Buffer.from('GIF89a nothing'))).status).toBe(400);
    expect((await upload(owner, Buffer.alloc(mostUploadBytes + 1))).status).toBe(413);
    const { url } = await upload(owner, Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]));
    await set(owner, url);
    const shown = await app.inject({ url });
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.rawPayload.toString('latin1')).not.toContain('script');
  });

  test('goes with the account of who uploaded it, and leaves no broken picture', async () => {
    const { admin, upload, set, see, db, works } = await openWorks();
    const { url } = await upload(admin, await picture());
    await set(admin, url);
    const leaver = await db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', admin.person.id)
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => erase(trx, leaver));
    const { logo } = await db
      .selectFrom('organization')
      .select('logo')
      .where('id', '=', works)
      .executeTakeFirstOrThrow();
    expect([logo, await see(url)]).toEqual(['', 404]);
  });
});

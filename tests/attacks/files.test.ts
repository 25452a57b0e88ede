import { describe, expect, test } from 'vitest';
import { addMember } from '../../server/accounts/store/memberships';
import { addOrganization } from '../../server/accounts/store/organizations';
import { keepFile } from '../../server/accounts/store/person-files';
import { updatePerson } from '../../server/accounts/store/persons';
import { openTestApp } from '../support/app';
import { alice, ask, bob, newAsking } from '../support/ask';
import { fakeSearch } from '../support/fake-answerer';
import { makePicture } from '../support/make-picture';
import { openHost } from '../support/open-host';
import { signedIn } from '../support/operator';
import { openPeopleApp, signedInPerson } from '../support/person';

async function openWithFile() {
  const opened = await openPeopleApp();
  const { store } = opened;
  const sender = await signedInPerson(store, { phone: '13800000001' });
  const other = await signedInPerson(store, { phone: '13800000002' });
  const bytes = await makePicture();
  const id = await keepFile(store.db, sender.person.id, { name: 'a.png', mime: 'image/png', bytes });
  const look = async (headers: Record<string, string> = {}, url = `/files/${id}`) =>
    opened.app.inject({ url, headers });
  return { ...opened, sender, other, id, url: `/files/${id}`, look };
}

describe('a file that somebody uploaded', () => {
  test('is for them, and for others there is none, whatever they show', async () => {
    const { app, sender, other, look } = await openWithFile();
    const own = await look(sender.headers);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    // The portal's own pages load it with their cookie.
    const kept = await app.inject({ method: 'POST', url: '/api/session/token', headers: sender.headers });
    const cookie = kept.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await look({ cookie })).statusCode).toBe(200);
    const strangers: Record<string, string>[] = [{}, other.headers, { cookie: alice }, { authorization: 'Bearer x' }];
    for (const headers of strangers) expect((await look(headers)).statusCode).toBe(404);
  });

  test('is for everybody once it is their picture, but nobody makes another one’s file public', async () => {
    const { store, call, sender, other, url, look } = await openWithFile();
    const change = (headers: Record<string, string>) =>
      call('POST', '/proxy-api/open/person/updateUser', { headers, body: { headImg: url } });
    await change(other.headers);
    expect((await look()).statusCode).toBe(404);
    await updatePerson(store.db, other.person.id, { head_img: url });
    expect((await look()).statusCode).toBe(404);
    await updatePerson(store.db, sender.person.id, { head_img: url });
    expect((await look()).statusCode).toBe(200);
  });

  test('that is a licence is for those who run the organization, not for its members or other organizations', async () => {
    const { store, sender, other, url, look } = await openWithFile();
    const organization = { name: 'Steel', code: 'AAAA1111', industryId: null, tenantCode: 'o-1' };
    const organizationId = (await addOrganization(store.db, organization)) ?? '';
    const elsewhere =
      (await addOrganization(store.db, { ...organization, name: 'B', code: 'BBBB1111', tenantCode: 'o-2' })) ?? '';
    const applied = { id: 'a1', person_id: sender.person.id, name: 'Steel', code: 'AAAA1111', licence_url: url };
    await store.db
      .insertInto('organization_application')
      .values({
        ...applied,
        industry_id: null,
        status: 'approved',
        organization_id: organizationId,
        decided_by: null,
        decided_at: null,
      })
      .execute();
    await addMember(store.db, elsewhere, other.person.id, 'owner');
    expect((await look(other.headers)).statusCode).toBe(404);
    await addMember(store.db, organizationId, other.person.id, 'member');
    expect((await look(other.headers)).statusCode).toBe(404);
    await store.db.updateTable('membership').set({ role: 'admin' }).where('person_id', '=', other.person.id).execute();
    expect((await look(other.headers)).statusCode).toBe(200);
    expect((await look()).statusCode).toBe(404);
  });

  test('is shown in the workbench only as a licence, to operators of the installation, and that is written down', async () => {
    const { store, sender, id, url, look } = await openWithFile();
    const { cookie } = await signedIn(store);
    const inWorkbench = `/api/admin/licences/${id}`;
    expect((await look({ cookie }, inWorkbench)).statusCode).toBe(404);
    await store.db
      .insertInto('organization_application')
      .values({
        id: 'a1',
        person_id: sender.person.id,
        name: 'S',
        code: 'AAAA1111',
        licence_url: url,
        industry_id: null,
        status: 'pending',
        organization_id: null,
        decided_by: null,
        decided_at: null,
      })
      .execute();
    expect((await look({}, inWorkbench)).statusCode).toBe(401);
    expect((await look(sender.headers, inWorkbench)).statusCode).toBe(401);
    expect((await look({ cookie }, inWorkbench)).statusCode).toBe(200);
    const rows = await store.db.selectFrom('audit_entry').select(['action', 'target']).execute();
    expect(rows).toContainEqual({ action: 'licence-read', target: id });
    // Refused before anything is looked up, so that the answer does not tell which licences there are.
    const narrow = await signedIn(store, 'narrow', 'tenant-a');
    for (const url of [inWorkbench, `${inWorkbench.slice(0, -4)}none`])
      expect((await look({ cookie: narrow.cookie }, url)).statusCode).toBe(403);
  });
});

describe('a picture for detection', () => {
  const detect = '/tianzhi-tools/api/v1/object_detection';
  async function openWithPicture() {
    const opened = await openTestApp({ parts: { search: fakeSearch() } });
    const send = (url: string, payload: object | Buffer, cookie = alice) =>
      opened.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { cookie, ...(Buffer.isBuffer(payload) && { 'content-type': 'image/png' }) },
      });
    const picture = (await send('/api/pictures', await makePicture())).json().data;
    const rects = [['40', '40', '80', '80']];
    const detection = (await send(detect, { prompt_image: picture.url, category_id: '1', rects })).json().data;
    const outlets = [
      picture.url,
      `${picture.url}/view`,
      `${picture.url}/view?left=1&top=1&width=9&height=9`,
      `/api/detections/${detection.id}`,
      `/api/detections/${detection.id}/export?format=csv`,
      `/api/detections/${detection.id}/export?format=png`,
      `/api/detections/${detection.id}/export?format=coco`,
    ];
    /** Who may not see a detection is told that there is none, not that there is an error. */
    const isNothing = (body: string) => body.startsWith('{') && JSON.parse(body).data === null;
    const looks = async (cookie: string, headers = {}) =>
      Promise.all(
        outlets.map(async (url) => {
          const { statusCode, body } = await opened.app.inject({ url, headers: { cookie, ...headers } });
          return isNothing(body) ? 404 : statusCode;
        }),
      );
    return { ...opened, send, picture, detection, rects, looks };
  }

  test('is for who sent it, at every outlet', async () => {
    const { app, looks, send, picture, rects } = await openWithPicture();
    expect(await looks(alice)).toEqual(Array(7).fill(200));
    expect(await looks(bob)).toEqual(Array(7).fill(404));
    expect((await app.inject({ url: `${picture.url}/text`, headers: { cookie: bob } })).statusCode).toBe(404);
    expect((await send(detect, { prompt_image: picture.url, category_id: '1', rects }, bob)).statusCode).toBe(404);
    expect((await app.inject({ method: 'DELETE', url: picture.url, headers: { cookie: bob } })).statusCode).toBe(404);
  });

  test('is for readers of a chat in which its owner asked about it; nobody else’s chat opens it', async () => {
    const opened = await openWithPicture();
    const { app, looks, picture, detection, store } = opened;
    const about = { picture: picture.id, detection: detection.id, left: 1, top: 1, width: 9, height: 9 };
    await ask(app, newAsking({ about }), { cookie: bob });
    expect(await looks(bob)).toEqual(Array(7).fill(404));
    const asking = newAsking({ about });
    await ask(app, asking);
    expect(await looks(bob)).toEqual(Array(7).fill(200));
    const byChat = `/api/detections/${asking.chatId}`;
    expect((await app.inject({ url: byChat, headers: { cookie: bob } })).json().data.id).toBe(detection.id);
    await openHost(opened, 'steelworks');
    expect(await looks(bob, { host: 'steelworks.localhost' })).toEqual(Array(7).fill(404));
    await store.db.updateTable('chat').set({ deleted_at: new Date() }).where('id', '=', asking.chatId).execute();
    expect(await looks(bob)).toEqual(Array(7).fill(404));
    expect((await app.inject({ url: byChat, headers: { cookie: bob } })).json().data).toBeNull();
  });
});

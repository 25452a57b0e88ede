import { randomUUID } from 'node:crypto';
import { addMember } from '../../server/accounts/store/memberships';
import { addOrganization } from '../../server/accounts/store/organizations';
import { communityJobs } from '../../server/community/jobs';
import { notificationsJobs } from '../../server/notifications/jobs';
import { openPeopleApp, signedInPerson } from './person';

const posts = '/api/community/posts';
const text = { title: 'Why does grease separate?', summary: '', content: 'It bleeds oil.', tags: [], board: null };

export type Who = Awaited<ReturnType<typeof signedInPerson>>;

/** A portal with a community, two people, and what they do there in one call each. */
export async function openMill(community: object = {}, env: { [name: string]: string } = {}) {
  const mill = await openPeopleApp({ env });
  const { ctx, store, call } = mill;
  for (const job of [...communityJobs(ctx), ...notificationsJobs(ctx)]) await ctx.jobs.add(job);
  await ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community: { enabled: true, ...community } },
  });
  const zhou = await signedInPerson(store, { phone: '13800000001', nickname: 'Zhou' });
  const anna = await signedInPerson(store, { phone: '13800000002', nickname: 'Anna' });
  return {
    ...mill,
    ...{ zhou, anna },
    /** Publishes a post. */
    async write({ headers }: Who, more: { [key: string]: unknown } = {}) {
      const id = randomUUID();
      const body = { id, kind: 'question', ...text, audience: 'domain', ...more };
      const { data } = await call('POST', posts, { headers, body });
      await call('POST', `${posts}/${id}/publish`, { headers, body: { rev: data.rev } });
      return id;
    },
    /** Publishes the next version of one's own post. */
    async edit({ headers }: Who, id: string, more: object) {
      const { id: _, kind: _kind, rev, published: _p, savedAt: _s, ...draft } = await draftOf({ headers }, id);
      const body = { ...draft, ...more };
      const saved = await call('PUT', `${posts}/${id}/draft`, {
        headers: { ...headers, 'if-match': `"${rev}"` },
        body,
      });
      return call('POST', `${posts}/${id}/publish`, { headers, body: { rev: saved.data.rev } });
    },
    async answer({ headers }: Who, question: string, content = 'Soap.') {
      const answerId = randomUUID();
      const body = { answerId, content };
      await call('POST', `/api/community/questions/${question}/answers`, { headers, body });
      return answerId;
    },
    /** Makes people members of a new organization, for which they act from now on. */
    async actTogether(...people: Who[]) {
      const organization = (await addOrganization(store.db, { name: 'Mill', tenantCode: 'mill' })) ?? '';
      for (const { person, session } of people) {
        await addMember(store.db, organization, person.id, 'member');
        await store.db
          .updateTable('person_session')
          .set({ tenant_id: organization })
          .where('id', '=', session)
          .execute();
      }
      return organization;
    },
    /** What a person was told. */
    async told({ headers }: Who) {
      await ctx.jobs.idle();
      return (await call('GET', '/api/notifications', { headers })).data.list as Record<string, unknown>[];
    },
  };

  async function draftOf({ headers }: Pick<Who, 'headers'>, id: string) {
    return (await call('GET', `${posts}/${id}/draft`, { headers })).data;
  }
}

export type Mill = Awaited<ReturnType<typeof openMill>>;

import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Arg, type Data, del, get, post } from './paths';

describe('calls typed by the contract', () => {
  test('know method and path', () => {
    expect(get('/api/documents/{id}').query({ id: 'd', version: 2 })).toMatchObject({ method: 'GET' });
    expect(del('/api/messages/chat/{id}').query({ id: 'c' })).toMatchObject({ method: 'DELETE' });
    expect(post('/api/messages/evaluate').query({ messageId: 'm', value: 1 })).toMatchObject({ method: 'POST' });
  });

  test('hand the data on as it is', () => {
    const data = { hits: [], total: 0, terms: [], tookMs: 1 };
    expect(get('/api/search').transformResponse(data)).toBe(data);
  });

  test('refuse what the contract does not have', () => {
    // @ts-expect-error: no such path
    get('/api/nothing');
    // @ts-expect-error: this path has no POST
    post('/api/search');
    // @ts-expect-error: q is required
    get('/api/search').query({ limit: 1 });
    // @ts-expect-error: limit is a number
    get('/api/search').query({ q: 'x', limit: 'many' });
  });

  test('type arguments and answers', () => {
    expectTypeOf<Arg<'uploadFile'>['file']>().toEqualTypeOf<Blob>();
    expectTypeOf<Arg<'uploadFile'>['purpose']>().toEqualTypeOf<'account' | 'post' | 'offering' | undefined>();
    expectTypeOf<Data<'searchKnowledge'>['hits'][number]['span']>().toEqualTypeOf<[number, number]>();
    expectTypeOf<Data<'getChat'>['mine']>().toEqualTypeOf<boolean>();
    expectTypeOf<undefined>().not.toExtend<Arg<'getDocument'>>();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toRequest } from './to-request';

describe('toRequest', () => {
  test('fills the path and sends the rest of a GET as query', () => {
    const request = toRequest({ method: 'get', path: '/api/documents/{id}' }, { id: 'a/b#1', version: 2 });
    expect(request).toEqual({ url: '/api/documents/a%2Fb%231', method: 'GET', params: { version: 2 } });
  });

  test('sends the rest of a POST as body', () => {
    const request = toRequest({ method: 'post', path: '/api/runs/{id}' }, { id: 'r', seenSeq: 3 });
    expect(request).toEqual({ url: '/api/runs/r', method: 'POST', body: { seenSeq: 3 } });
  });

  test('sends named values of a POST as query', () => {
    const request = toRequest({ method: 'post', path: '/p', query: ['tenantId'] }, { tenantId: 't' });
    expect(request).toEqual({ url: '/p', method: 'POST', params: { tenantId: 't' } });
  });

  test('sends files as a form', () => {
    const request = toRequest({ method: 'post', path: '/p', form: true }, { file: new Blob(['x']), name: 3 });
    const form = request.body as FormData;
    expect(form.get('file')).toBeInstanceOf(Blob);
    expect(form.get('name')).toBe('3');
  });

  test('sends a picture as it is, and the rest of a PUT as body', () => {
    const file = new Blob(['x'], { type: 'image/png' });
    expect(toRequest({ method: 'post', path: '/p', raw: true }, { file }).body).toBe(file);
    expect(toRequest({ method: 'put', path: '/p/{id}' }, { id: 'i', a: 1 })).toEqual({
      url: '/p/i',
      method: 'PUT',
      body: { a: 1 },
    });
  });

  test('a repeated intention keeps its key', () => {
    const request = toRequest({ method: 'post', path: '/p' }, { idempotencyKey: 'k', a: 1 });
    expect(request).toEqual({ url: '/p', method: 'POST', headers: { 'Idempotency-Key': 'k' }, body: { a: 1 } });
  });

  test('says nothing when there is nothing to say', () => {
    expect(toRequest({ method: 'get', path: '/p' }, {})).toEqual({ url: '/p', method: 'GET' });
    expect(toRequest({ method: 'post', path: '/p' }, {})).toEqual({ url: '/p', method: 'POST' });
  });

  test('no id leaves its path segment, and the argument stays as it was', () => {
    const unit = fc.constantFrom('/', '\\', '?', '#', '%', '&', '=', '.', ' ', '中', '{', '}', 'a', '$', '&');
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit }), (id) => {
        const arg = Object.freeze({ id, q: 1 });
        const { url } = toRequest({ method: 'delete', path: '/api/chat/{id}/x' }, arg);
        expect(url.split('/')).toHaveLength(5);
        expect(decodeURIComponent(url.split('/')[3] ?? '')).toBe(id);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import type { CompiledNode } from './compile';
import { resolve } from './resolve';
import type { Check } from './types';

const node: CompiledNode = {
  id: 'a',
  type: 'a/b',
  origin: 'setting',
  pointer: '/pages/~1engine/blocks/2',
  props: {},
  slots: {},
};
const failing = (errors: Check['errors']): Check => Object.assign(() => false, { errors });

describe('resolve', () => {
  test('ready when the check passes', () => {
    expect(resolve(node, () => true)).toEqual({ kind: 'ready' });
  });

  test('what is known before the chunk comes first', () => {
    expect(resolve({ ...node, problem: { kind: 'unknown', type: 'a/b' } }, () => true)).toEqual({
      kind: 'unknown',
      type: 'a/b',
    });
  });

  test('points into the document the operator edits, once per place', () => {
    const check = failing([
      { instancePath: '/title', keyword: 'type', message: 'must be string', params: { type: 'string' } },
      { instancePath: '/title', keyword: 'anyOf', message: 'must match a schema in anyOf', params: {} },
      {
        instancePath: '',
        keyword: 'additionalProperties',
        message: 'must NOT have additional properties',
        params: { additionalProperty: 'on/click' },
      },
      {
        instancePath: '',
        keyword: 'required',
        message: "must have required property 'url'",
        params: { missingProperty: 'url' },
      },
    ]);
    expect(resolve(node, check)).toEqual({
      kind: 'invalid',
      faults: [
        { pointer: '/pages/~1engine/blocks/2/props/title', message: 'must be string' },
        { pointer: '/pages/~1engine/blocks/2/props/on~1click', message: 'must NOT have additional properties' },
        { pointer: '/pages/~1engine/blocks/2/props/url', message: "must have required property 'url'" },
      ],
    });
  });

  test('a check without words is still a verdict', () => {
    expect(resolve(node, failing(null))).toEqual({ kind: 'invalid', faults: [] });
    expect(resolve(node, failing([{ instancePath: '/a', keyword: 'type', params: {} }]))).toEqual({
      kind: 'invalid',
      faults: [{ pointer: '/pages/~1engine/blocks/2/props/a', message: 'type' }],
    });
  });
});

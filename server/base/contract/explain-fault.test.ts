import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainFault, explainHere, pointerOf, refuse } from './explain-fault';
import { ajvOptions } from './validators';

const ajv = new Ajv2020(ajvOptions);
function faultOf(schema: object, value: unknown) {
  const check = ajv.compile(schema);
  check(value);
  const [fault] = check.errors ?? [];
  if (!fault) throw new Error('the value is valid');
  return fault;
}
const within = (schema: object) => ({ type: 'object', properties: { field: schema } });

test.each([
  [{ required: ['field'] }, {}, '“field” is missing.', '“field”缺失。'],
  [within({ type: 'string' }), { field: 1 }, '“field” must be of type string.', '“field”类型应为 string。'],
  [within({ maxLength: 3 }), { field: 'long' }, '“field” must have at most 3 characters.', '“field”最多 3 个字符。'],
  [within({ pattern: '\\S' }), { field: ' ' }, '“field” must not be blank.', '“field”不能为空。'],
  [within({ enum: ['a', 'b'] }), { field: 'c' }, '“field” must be one of a, b.', '“field”只能是 a, b。'],
  [within({ minimum: 1 }), { field: 0 }, '“field” must be at least 1.', '“field”不能小于 1。'],
  [within({ const: 1 }), { field: 2 }, '“field” is not valid.', '“field”不符合要求。'],
  [{ type: 'object' }, [], 'The request must be of type object.', '请求内容类型应为 object。'],
])('%j: %j', (schema, value, en, zh) => {
  expect(explainFault(faultOf(schema, value))).toEqual({ 'en-US': en, 'zh-CN': zh });
});

test('beside the name of the place, the key is left out', () => {
  const fault = faultOf({ required: ['field'] }, {});
  expect(explainHere(fault)).toEqual({ 'en-US': 'This is missing.', 'zh-CN': '此项缺失。' });
});

test('pointers are JSON pointers, whatever the names', () => {
  const name = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('constructor', '__proto__', 'toString'));
  fc.assert(
    fc.property(name, (name) => {
      const pointer = pointerOf(faultOf({ required: [name] }, {}));
      expect(pointer).toBe(`/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }),
  );
});

test('a refusal never repeats the value', () => {
  const error = refuse(faultOf(within({ maxLength: 3 }), { field: 'my secret' }));
  expect(error.status).toBe(400);
  expect(JSON.stringify([error.text, error.detail])).not.toContain('secret');
  expect(error.detail).toEqual({ pointer: '/field', field: 'field' });
});

import type { ErrorObject } from 'ajv';
import { badRequest, type LocalizedText } from '../http/errors';
import { patternForm } from './pattern-forms';

/** JSON pointer of the value that was refused; for a missing one, of the place where it is missed. */
export function pointerOf(fault: Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>): string {
  const name: unknown = fault.keyword === 'required' ? fault.params.missingProperty : fault.params.additionalProperty;
  return typeof name === 'string' ? `${fault.instancePath}/${escapePart(name)}` : fault.instancePath;
}

export const escapePart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePart = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');

type Params = Record<string, unknown>;
const reasons: Record<string, (p: Params) => [zh: string, en: string]> = {
  required: () => ['缺失', 'is missing'],
  type: (p) => [`类型应为 ${p.type}`, `must be of type ${p.type}`],
  enum: (p) => [`只能是 ${list(p.allowedValues)}`, `must be one of ${list(p.allowedValues)}`],
  minLength: (p) => [`至少 ${p.limit} 个字符`, `must have at least ${p.limit} characters`],
  maxLength: (p) => [`最多 ${p.limit} 个字符`, `must have at most ${p.limit} characters`],
  minItems: (p) => [`至少 ${p.limit} 项`, `must have at least ${p.limit} items`],
  maxItems: (p) => [`最多 ${p.limit} 项`, `must have at most ${p.limit} items`],
  minimum: (p) => [`不能小于 ${p.limit}`, `must not be less than ${p.limit}`],
  maximum: (p) => [`不能大于 ${p.limit}`, `must not be more than ${p.limit}`],
  pattern: (p) => patternForm(p.pattern),
  format: (p) => [`格式应为 ${p.format}`, `must be a valid ${p.format}`],
  uniqueItems: () => ['有重复项', 'has duplicate items'],
  additionalProperties: () => ['不允许出现', 'is not allowed'],
};

/** What is wrong, without the value: it may be long, private or hostile. */
export function explainFault(fault: ErrorObject): LocalizedText {
  const [zh, en] = reasons[fault.keyword]?.(fault.params) ?? ['不符合要求', 'is not valid'];
  const name = fieldOf(pointerOf(fault));
  return {
    'zh-CN': `${name ? `“${name}”` : '请求内容'}${zh}。`,
    'en-US': `${name ? `'${name}'` : 'The request'} ${en}.`,
  };
}

export function refuse(fault: ErrorObject) {
  const pointer = pointerOf(fault);
  const field = fieldOf(pointer);
  return badRequest(explainFault(fault), field ? { pointer, field } : { pointer });
}

const fieldOf = (pointer: string) => unescapePart(pointer.split('/').pop() ?? '').slice(0, 80);
const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '');

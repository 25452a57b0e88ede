import type { ErrorObject } from 'ajv';
import { badRequest, type LocalizedText } from '../http/errors';
import { message } from '../messages/message';
import { patternForm } from './pattern-forms';

/** JSON pointer of the refused value, or of the place where a value is missing. */
export function pointerOf(fault: Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>): string {
  const name: unknown = fault.keyword === 'required' ? fault.params.missingProperty : fault.params.additionalProperty;
  return typeof name === 'string' ? `${fault.instancePath}/${escapePart(name)}` : fault.instancePath;
}

export const escapePart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePart = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');

const limited = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;
const plain = ['required', 'uniqueItems', 'additionalProperties'] as const;

function reasonOf({ keyword, params }: ErrorObject): LocalizedText {
  const limit = limited.find((one) => one === keyword);
  if (limit) return message(`base:fault.${limit}`, { limit: params.limit });
  if (keyword === 'type') return message('base:fault.type', { type: [params.type].flat().join(', ') });
  if (keyword === 'enum') return message('base:fault.enum', { allowed: list(params.allowedValues) });
  if (keyword === 'pattern') return patternForm(params.pattern);
  if (keyword === 'format') return message('base:fault.format', { format: params.format });
  return message(`base:fault.${plain.find((one) => one === keyword) ?? 'other'}`);
}

/** The reason without the value, which may be long, private or hostile. */
export function explainFault(fault: ErrorObject): LocalizedText {
  const [reason, name] = [reasonOf(fault), fieldOf(pointerOf(fault))];
  return name ? message('base:explainFault.field', { name, reason }) : message('base:explainFault.request', { reason });
}

/** The same for a list whose lines name the place themselves: the key of a setting is no word for people. */
export const explainHere = (fault: ErrorObject): LocalizedText =>
  message('base:explainFault.here', { reason: reasonOf(fault) });

export function refuse(fault: ErrorObject) {
  const pointer = pointerOf(fault);
  const field = fieldOf(pointer);
  return badRequest(explainFault(fault), field ? { pointer, field } : { pointer });
}

const fieldOf = (pointer: string) => unescapePart(pointer.split('/').pop() ?? '').slice(0, 80);
const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '');

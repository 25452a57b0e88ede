import type { Question } from '../../../../setting/activity/activity-document';
import { isObject, own } from '../../../../setting/json-value';
import { stepsOf } from '../../../../setting/pointer';
import type { Body } from '../document/use-definition-text';

/** A question that a condition may compare, in the reader's language. */
export interface Asked {
  id: string;
  type: Question['type'];
  /** Its number in the survey, from 1. */
  n: number;
  title: string;
  choices: readonly { id: string; text: string }[];
  min?: number;
  max?: number;
}

/** Questions before the one whose condition is at `at` that have answers. A draft may be anything. */
export function askedBefore(body: Body, at: string, locale: string): Asked[] {
  const [list, index] = stepsOf(at);
  const questions = own(body, list ?? '');
  const earlier = Array.isArray(questions) ? questions.slice(0, Number(index) || 0) : [];
  return earlier.flatMap((one, n) => {
    const [id, type] = [own(one, 'id'), own(one, 'type')];
    if (typeof id !== 'string' || typeof type !== 'string' || type === 'information') return [];
    const [min, max] = [own(one, 'min'), own(one, 'max')];
    return [
      {
        ...{ id, type: type as Question['type'], n: n + 1, title: textOf(own(one, 'title'), locale) || id },
        choices: choicesOf(own(one, 'choices'), locale),
        ...(typeof min === 'number' && { min }),
        ...(typeof max === 'number' && { max }),
      },
    ];
  });
}

function choicesOf(list: unknown, locale: string): Asked['choices'] {
  return (Array.isArray(list) ? list : []).flatMap((one) => {
    const id = own(one, 'id');
    return typeof id === 'string' ? [{ id, text: textOf(own(one, 'text'), locale) || id }] : [];
  });
}

/** In another language where this one is missing. */
function textOf(texts: unknown, locale: string): string {
  const own_ = own(texts, locale);
  const other = isObject(texts) ? Object.values(texts).find((text) => typeof text === 'string' && text !== '') : '';
  return typeof own_ === 'string' && own_ !== '' ? own_ : String(other ?? '');
}

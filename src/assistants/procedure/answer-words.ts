import { type LocalizedText, localize } from '@/lib/localize';
import type { Answer, Procedure } from '../../../setting/assistant/procedure/state';

interface Words {
  notKnown: string;
  done: string;
  yes: string;
  no: string;
}

export interface Said {
  at: string;
  question: string;
  answer: string;
}

/** What was asked and what was answered, in words. */
export function answerWords(procedure: Procedure, { at, value }: Answer, locale: string, words: Words): Said {
  const say = (text: LocalizedText | undefined) => localize(text, locale) ?? at;
  const plain = value === null ? words.notKnown : value === 'done' ? words.done : String(value);
  if (procedure.kind === 'matrix') {
    const question = say(procedure.observations.find(({ id }) => id === at)?.text);
    return { at, question, answer: value === 'yes' ? words.yes : value === 'no' ? words.no : plain };
  }
  if (procedure.kind === 'checklist') {
    const item = procedure.items.find(({ id }) => id === at);
    const unit = typeof value === 'number' && item?.record?.unit !== '1' ? item?.record?.unit : undefined;
    return { at, question: say(item?.text), answer: unit ? `${plain} ${unit}` : plain };
  }
  const node = procedure.nodes[at];
  const fact = node?.fact ? procedure.facts[node.fact] : undefined;
  const option = (fact?.type === 'choice' ? fact.options : node?.options)?.find(({ id }) => id === value);
  const unit = fact?.type === 'number' && value !== null && fact.unit !== '1' ? ` ${fact.unit}` : '';
  return { at, question: say(node?.text), answer: option ? say(option.label) : plain + unit };
}

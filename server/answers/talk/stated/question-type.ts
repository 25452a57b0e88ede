import { fold } from '../../../base/text/fold';
import { parseIdentifiers } from '../../../knowledge';
import { askedCode } from '../../answerer/asked-code';
import { asksForCause } from '../../answerer/causes/asks-for-cause';
import { sidesOf } from '../../answerer/comparison/sides';
import { askedTerm } from '../../answerer/meaning/asked-term';
import { asksForFormula } from '../../answerer/meaning/formula-answer';
import { withoutAskingForSteps } from '../../answerer/procedure/asks-for-steps';
import { type QuestionKind, questionKind } from '../../answerer/question-kind';
import { asksWhether } from '../../answerer/rows/row-answer';
import type { RunData } from '../../runs/types';

export type QuestionType = NonNullable<RunData<'understood'>['type']>;

/** A short code that only its noun tells from a number: exception code 03, 故障代码 7. */
const NUMBERED_CODE =
  /\b(?:exception|error|fault|alarm|status)(?: code| no\.?)? \d|(?:故障|报警|错误|异常|状态)(?:代?码|号)\s*\d/i;

/** In the order in which plans are tried. */
const SIGNS: [QuestionType, (question: string) => boolean][] = [
  ['article', (question) => parseIdentifiers(question).statute !== ''],
  ['comparison', (question) => sidesOf(question) !== null],
  ['code', (question) => askedCode(question) !== undefined || NUMBERED_CODE.test(question)],
  ['calculation', asksForFormula],
  ['procedure', (question) => withoutAskingForSteps(question) !== null],
  ['definition', (question) => askedTerm(question) !== null],
  ['cause', asksForCause],
];
const KINDS: Partial<Record<QuestionKind, QuestionType>> = {
  number: 'value',
  date: 'when',
  person: 'who',
  place: 'where',
  list: 'list',
  how: 'procedure',
  definition: 'definition',
};

/** The kind of answer a question asks for, if it can be told. */
export const questionType = (question: string): QuestionType | undefined =>
  SIGNS.find(([, asks]) => asks(question))?.[0] ??
  KINDS[questionKind(fold(question))] ??
  (asksWhether(question) ? 'yes-no' : undefined);

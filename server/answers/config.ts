import { as, choice, text } from '../base/config/fields';
import { readFields, type Section, type Source } from '../base/config/read-fields';
import { type ModelConfig, modelFields, readModel } from '../base/model-server/model-config';

const LEAST = 2_048;
const MOST = 4_000_000;

const fields = {
  ...modelFields('LLM', 'Address up to and including `/v1`.', 'Name of the model that writes answers.'),
  pictures: choice(
    'LLM_PICTURES',
    ['no', 'yes'],
    'Whether the model takes pictures. Then it says what it sees in a picture that goes with a question.',
  ),
  context: as(
    text(
      'LLM_CONTEXT',
      'Tokens that the model reads and writes at once. Without it 8,192 are assumed. What is sent never exceeds three quarters of it.',
    ),
    (given, faults) => {
      if (given === undefined) return undefined;
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= LEAST && value <= MOST) return value;
      faults.push(`LLM_CONTEXT is '${given}'; it must be a whole number from ${LEAST} to ${MOST}.`);
      return undefined;
    },
  ),
};

export interface AnswerModel extends ModelConfig {
  /** Tokens of its window, if the operator has said so. */
  context?: number | undefined;
  /** It takes pictures. */
  pictures?: boolean;
}

export const answersSections: Section[] = [
  {
    title: 'Answers',
    text: 'Without a model, answers quote the documents. Any server with an OpenAI-compatible API will do.',
    tables: [fields],
  },
];

export function readAnswersConfig(source: Source): { llm?: AnswerModel } {
  const { context, pictures, ...rest } = fields;
  const llm = readModel(rest, source);
  const more = readFields({ context, pictures }, source);
  return {
    llm: llm && {
      ...llm,
      ...(more.context && { context: more.context }),
      ...(more.pictures === 'yes' && { pictures: true }),
    },
  };
}

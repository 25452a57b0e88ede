import { message } from '../../base/messages/message';
import { ModelFault, withoutKey } from '../../base/model-server/model-fault';
import type { AnswerModel } from '../config';
import { openRoom, type Room } from '../context/room';
import { retryChat } from './chat-retry';
import { streamChat } from './chat-stream';
import { type CitationFilter, createCitationFilter } from './citation-filter';
import type { FilterPiece } from './citation-pieces';
import { type ClaimWriter, createClaimWriter } from './claims';
import { describePicture } from './describe-picture';
import { writeAbove } from './extractive-answerer';
import { isFaithful } from './faithful/is-faithful';
import { MODEL_LIMITS, type ModelLimits } from './model-limits';
import { buildPrompt } from './prompt';
import { proposeCall } from './propose-call';
import { summariseTalk } from './summarise';
import { createThinkFilter } from './think-filter';
import type { Answerer, AnswerInput, AnswerPiece } from './types';

/** Creates an answerer whose model writes from the passages found. On any fault the fallback answerer takes over. */
export function createModelAnswerer(
  config: AnswerModel,
  fallback: Answerer,
  limits: ModelLimits = MODEL_LIMITS,
): Answerer {
  const room = openRoom(config.context);
  return {
    name: 'model',
    room,
    ...(config.pictures && { describe: (input) => describePicture(config, limits, input) }),
    summarise: (input) => summariseTalk(config, limits, room, input),
    // Plans like the fallback: the model may cite what the fallback would quote, and is not called if nothing answers.
    select: (asked) => fallback.select?.(asked) ?? { hits: asked.hits },
    propose: (input) => proposeCall(config, limits, input),
    async *write(input) {
      // No model can know which machine is meant, or answer what no source says.
      if (!input.called && (input.plan?.kind === 'choice' || input.plan?.kind === 'nothing')) {
        yield { kind: 'restart', answerer: fallback.name };
        yield* fallback.write(input);
        return;
      }
      const filter = createCitationFilter(input.hits.length);
      const writer = createClaimWriter(input.hits);
      try {
        if (input.plan) yield* writeAbove(input.plan);
        const cited = yield* writeModelText({ config, limits, room }, input, filter, writer);
        if (input.signal.aborted || isFaithful(cited.text, cited.cites, input.hits, input.question)) return;
        input.log.info({ model: config.model }, 'the model said what its sources do not');
        yield {
          kind: 'warning',
          code: 'model_unsupported',
          message: message('answers:answerer.unsupported')[input.locale],
        };
        yield { kind: 'restart', answerer: fallback.name };
        yield* fallBack(fallback, input);
      } catch (err) {
        if (input.signal.aborted) return;
        if (!(err instanceof ModelFault)) throw err;
        const detail = withoutKey(err.detail, config.apiKey);
        input.log.warn({ reason: err.reason, detail, model: config.model }, 'the model server failed');
        yield* takeOver(err, input, fallback, filter, writer);
      }
    },
  };
}

/** Quotes the documents. What other systems answered stands above already, and is not quoted again. */
async function* fallBack(fallback: Answerer, input: AnswerInput): AsyncGenerator<AnswerPiece> {
  const hits = input.called ? input.hits.filter(({ kind }) => kind !== 'tool') : input.hits;
  if (hits.length > 0 || !input.called) yield* fallback.write({ ...input, hits });
  else yield { kind: 'text', append: message('answers:calls.above')[input.locale] };
}

interface Written {
  text: string;
  cites: (AnswerPiece & { kind: 'cite' })[];
}

interface Model {
  config: AnswerModel;
  limits: ModelLimits;
  room: Room;
}

async function* writeModelText(
  { config, limits, room }: Model,
  input: AnswerInput,
  filter: CitationFilter,
  writer: ClaimWriter,
): AsyncGenerator<AnswerPiece, Written> {
  const { signal, locale } = input;
  const written: Written = { text: '', cites: [] };
  const { messages, context } = buildPrompt(input, room);
  const estimated = context.parts.reduce((sum, { tokens }) => sum + tokens, 0);
  yield { kind: 'context', context };
  const withoutThinking = createThinkFilter();
  const take = (pieces: FilterPiece[]): AnswerPiece[] => {
    for (const piece of pieces) {
      if (piece.kind === 'unknown')
        input.log.info({ number: piece.number }, 'the model cited a source that does not exist');
    }
    return noted(writer.take(pieces));
  };
  const noted = (pieces: AnswerPiece[]): AnswerPiece[] => {
    for (const piece of pieces) {
      if (piece.kind === 'text') written.text += piece.append;
      else if (piece.kind === 'cite') written.cites.push(piece);
    }
    return pieces;
  };
  let cut = false;
  for await (const delta of retryChat(() => streamChat(config, messages, limits, signal), limits, signal)) {
    yield* take(filter.push(withoutThinking(delta.text)));
    if (delta.usage) {
      room.learn(estimated, delta.usage.promptTokens);
      yield { kind: 'usage', ...delta.usage };
    }
    cut ||= delta.finished === 'length' || writer.length() > limits.answer;
    if (writer.length() > limits.answer) break;
  }
  yield* take(filter.end());
  yield* noted(writer.end());
  const closing = cut ? filter.closing() : '';
  if (writer.length() === 0) throw new ModelFault('refused', 'the answer is empty');
  if (closing) yield { kind: 'text', append: closing };
  if (cut) yield { kind: 'warning', code: 'model_cut', message: message('answers:answerer.tooLong')[locale] };
  return written;
}

async function* takeOver(
  fault: ModelFault,
  input: AnswerInput,
  fallback: Answerer,
  filter: CitationFilter,
  writer: ClaimWriter,
): AsyncGenerator<AnswerPiece> {
  const { locale } = input;
  const rest = [...writer.take(filter.end()), ...writer.end()];
  if (writer.length() === 0) {
    const { reason } = fault;
    yield {
      kind: 'warning',
      code: 'model_unavailable',
      message: message(`answers:answerer.unavailable.${reason === 'cut' || reason === 'context' ? 'broken' : reason}`)[
        locale
      ],
    };
    yield { kind: 'restart', answerer: fallback.name };
    yield* fallBack(fallback, input);
    return;
  }
  // Text already shown is kept: it is closed, a warning says that it was cut, and the fallback answer follows.
  yield* rest;
  const closing = filter.closing();
  if (closing) yield { kind: 'text', append: closing };
  yield { kind: 'block', type: 'text' };
  const bridge = `${message('answers:answerer.cut')[locale]}\n\n`;
  yield { kind: 'text', append: bridge };
  yield { kind: 'warning', code: 'model_cut', message: message('answers:answerer.cutWarning')[locale] };
  let shift = bridge.length;
  for await (const piece of fallBack(fallback, input)) {
    if (piece.kind === 'block') shift = 0;
    yield piece.kind === 'cite' ? { ...piece, range: [piece.range[0] + shift, piece.range[1] + shift] } : piece;
  }
}

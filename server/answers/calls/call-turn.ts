import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../generated/locales';
import { canonicalJson } from '../../../setting/canonical-json';
import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { SearchHit } from '../../knowledge';
import { termsOfText } from '../answerer/tokens';
import type { Answerer } from '../answerer/types';
import type { RunSink } from '../runs/types';
import { resultText } from './call-text';
import { asHit, createCallWriter, type LoggedCall, type MadeCall, valuesOf } from './made-calls';
import type { OpenCall, OpenTools, Values } from './proposal';

/** What the asker decided on the call that a paused run asked about. */
export interface Decided {
  call: OpenCall;
  asked: LoggedCall;
  decide: 'once' | 'chat' | 'refuse';
  reason: string;
}

export interface CallTurn {
  question: string;
  before?: string | undefined;
  locale: Locale;
  tools: OpenTools;
  /** Finished calls of the runs that this one goes on from. */
  earlier: readonly LoggedCall[];
  decided?: Decided | undefined;
  isGranted(call: OpenCall): Promise<boolean>;
  grant(call: OpenCall): Promise<void>;
}

/** Calls in one turn, refused and failed ones included. */
const MOST_CALLS = 8;

/**
 * Makes the calls that a question needs, one after the other. What nobody has approved ends the run as paused. The
 * results are sources of the answer.
 */
export async function makeCalls(
  sink: RunSink,
  turn: CallTurn,
  { answerer, log }: { answerer: Answerer; log: FastifyBaseLogger },
): Promise<{ paused: boolean; results: SearchHit[] }> {
  const { locale, tools, decided, earlier } = turn;
  const writer = createCallWriter(sink, locale);
  const made: MadeCall[] = [];
  sink.emit({ event: 'run_progress', data: { stage: 'calling' } });
  for (const logged of earlier) {
    writer.repeat(logged);
    const call = tools.calls.find((one) => one.tool === logged.data.tool && one.operation.id === logged.data.operation);
    if (call) made.push(toldOf(call, logged));
  }
  if (decided) made.push(await carryOut(sink, turn, decided, writer, log));
  const offered = inOrder(turn.question, tools.calls);
  while (!sink.signal.aborted && writer.count() < MOST_CALLS) {
    const asked = { ...{ question: turn.question, before: turn.before, locale, offered }, told: made };
    const proposal = await answerer.propose?.({ ...asked, signal: sink.signal, log });
    if (!proposal || proposal.kind === 'none' || sink.signal.aborted) break;
    if (proposal.kind === 'bad') {
      const data = { code: 'call_invalid', message: message('answers:calls.invalid')[locale] };
      sink.emit({ event: 'run_warning', data });
      break;
    }
    const { call, values } = proposal;
    // Another system is not asked the same twice in a turn, nor a person.
    if (made.some((one) => isSame(one, call, values))) break;
    if (call.operation.effect !== 'read' || !(await turn.isGranted(call))) {
      const data = writer.begin(call, values, 'asked');
      writer.end(data, message('answers:calls.waits')[locale]);
      return { paused: true, results: [] };
    }
    made.push(await send(sink, call, values, writer, locale, log));
    await sink.room();
  }
  const results = made.flatMap(({ call, data, said }) =>
    data.state === 'done' ? [asHit(call, data, said, locale, sink.ids.run)] : [],
  );
  return { paused: false, results };
}

type Writer = ReturnType<typeof createCallWriter>;

async function carryOut(
  sink: RunSink,
  turn: CallTurn,
  { call, asked, decide, reason }: Decided,
  writer: Writer,
  log: FastifyBaseLogger,
): Promise<MadeCall> {
  const values = valuesOf(asked.data);
  if (decide !== 'refuse') {
    if (decide === 'chat') await turn.grant(call);
    return send(sink, call, values, writer, turn.locale, log);
  }
  const data = writer.begin(call, values, 'refused');
  const said = message('answers:calls.youRefused')[turn.locale];
  writer.end(data, said, reason ? { reason } : {});
  return { call, values, said, refused: { reason }, data };
}

async function send(
  sink: RunSink,
  call: OpenCall,
  values: Values,
  writer: Writer,
  locale: Locale,
  log: FastifyBaseLogger,
): Promise<MadeCall> {
  const data = writer.begin(call, values, 'running');
  // Whoever comes back to a call that recorded something must find that it was sent.
  await sink.room();
  try {
    const result = await call.make(values);
    const said = resultText(result, locale);
    const done = { state: 'done' as const, ms: result.ms, bytes: result.bytes };
    writer.end(data, said, done);
    return { call, values, said, data: { ...data, ...done } };
  } catch (err) {
    if (!(err instanceof ApiError)) throw err;
    const error = err.text[locale];
    log.info({ tool: call.tool, operation: call.operation.id, status: err.status }, 'a call failed');
    const failed = { state: 'failed' as const, error };
    writer.end(data, message('answers:calls.failed', { reason: error })[locale], failed);
    return { call, values, said: error, data: { ...data, ...failed } };
  }
}

const toldOf = (call: OpenCall, { data, text }: LoggedCall): MadeCall => ({
  ...{ call, values: valuesOf(data), said: text, data },
  ...(data.state === 'refused' && { refused: { reason: data.reason ?? '' } }),
});

const isSame = (one: MadeCall, call: OpenCall, values: Values) =>
  one.call.tool === call.tool &&
  one.call.operation.id === call.operation.id &&
  canonicalJson(one.values) === canonicalJson(values);

/** Those whose words occur in the question first: only some can be offered. */
function inOrder(question: string, calls: readonly OpenCall[]): OpenCall[] {
  const asked = termsOfText(question);
  const shared = ({ name, operation }: OpenCall) => {
    const texts = [name, operation.name, operation.description, ...operation.inputs.map(({ label }) => label)];
    const terms = termsOfText(texts.flatMap((text) => Object.values(text)).join(' '));
    return [...asked].filter((term) => terms.has(term)).length;
  };
  return calls
    .map((call) => ({ call, share: shared(call) }))
    .sort((a, b) => b.share - a.share)
    .map(({ call }) => call);
}

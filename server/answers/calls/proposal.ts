import type { Locale } from '../../../generated/locales';
import { localize } from '../../../setting/messages/localize';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import type { CallPart } from '../answerer/chat-reply';
import type { ChatMessage, ChatTool } from '../answerer/chat-stream';

export type OpenTools = Awaited<ReturnType<Context['tools']['open']>>;
export type OpenCall = OpenTools['calls'][number];
type Input = OpenCall['operation']['inputs'][number];
export type Values = Record<string, string>;

/** What the model proposed. */
export type Proposal =
  | { kind: 'none' }
  | { kind: 'call'; call: OpenCall; values: Values }
  /** Not a call that can be made; the model is told what is wrong. */
  | { kind: 'bad'; name: string; raw: string; say: string };

/** A call of this turn, as the model is told of it. */
export interface ToldCall {
  call: OpenCall;
  values: Values;
  /** What the other system answered, or why there is no answer: untrusted text. */
  said: string;
  /** Said by the asker, when they refused. */
  refused?: { reason: string };
}

/** Functions offered in one request; a definition is cut to what a small context can hold. */
const MOST_OFFERED = 12;
const DESCRIPTION = 300;
const LABEL = 160;
/** Characters of one result that the model is told. */
const RESULT = 4_000;
const RAW = 2_000;

/** The calls under names that a model can write, each once. */
export function namedCalls(calls: readonly OpenCall[]): Map<string, OpenCall> {
  return new Map(
    calls
      .slice(0, MOST_OFFERED)
      .map((call, at) => [`${call.tool}_${call.operation.id}`.slice(0, 56).concat(`_${at + 1}`), call]),
  );
}

export const toolsFor = (named: ReadonlyMap<string, OpenCall>, locale: Locale): ChatTool[] =>
  [...named].map(([name, { operation, name: system }]) => ({
    type: 'function',
    function: {
      name,
      description:
        `${localize(system, locale)}: ${localize(operation.name, locale)}. ${localize(operation.description, locale)}`.slice(
          0,
          DESCRIPTION,
        ),
      parameters: {
        type: 'object',
        properties: Object.fromEntries(
          operation.inputs.map((input, at) => [argumentName(input, at), schemaOf(input, locale)]),
        ),
        required: operation.inputs.flatMap((input, at) => (input.required ? [argumentName(input, at)] : [])),
        additionalProperties: false,
      },
    },
  }));

const argumentName = ({ name }: Input, at: number) => (/^[\w.-]{1,64}$/.test(name) ? name : `input_${at + 1}`);

const TYPES = {
  text: 'string',
  day: 'string',
  time: 'string',
  number: 'number',
  integer: 'integer',
  'yes-no': 'boolean',
};

function schemaOf({ type, label, help, options, min, max, longest }: Input, locale: Locale) {
  const about = [localize(label, locale), localize(help, locale)].filter(Boolean).join('. ');
  return {
    type: TYPES[type],
    description: about.slice(0, LABEL),
    ...(type === 'day' && { format: 'date' }),
    ...(type === 'time' && { format: 'date-time' }),
    ...(options && { enum: options }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(longest !== undefined && { maxLength: longest }),
  };
}

/** Reads the first call of a reply. Names are compared exactly: one that only looks alike is unknown. */
export function readProposal(
  parts: readonly CallPart[],
  named: ReadonlyMap<string, OpenCall>,
  locale: Locale,
): Proposal {
  const [first] = parts;
  if (!first) return { kind: 'none' };
  const own = parts.filter(({ index }) => index === first.index);
  const name = own.map((part) => part.name).join('');
  const raw = own.map((part) => part.arguments).join('');
  const call = named.get(name);
  const bad = (say: string): Proposal => ({ kind: 'bad', name: call ? name : '', raw: raw.slice(0, RAW), say });
  if (!call) return bad(message('answers:calls.unknown', { names: [...named.keys()].join(', ') })[locale]);
  const values = valuesOf(raw, call.operation.inputs);
  if (!values) return bad(message('answers:calls.arguments')[locale]);
  const problems = call.check(values);
  if (problems.length === 0) return { kind: 'call', call, values };
  const names = problems.map(({ input, problem }) => `${input} (${problem.code})`).join(', ');
  return bad(message('answers:calls.values', { names })[locale]);
}

/** Undefined for anything but an object with known names and plain values. */
function valuesOf(raw: string, inputs: readonly Input[]): Values | undefined {
  const given = parse(raw);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const values: Values = Object.create(null);
  for (const [name, value] of Object.entries(given)) {
    const input = inputs.find((one, at) => argumentName(one, at) === name);
    if (!input || (typeof value === 'object' && value !== null)) return undefined;
    if (value !== null) values[input.name] = String(value);
  }
  return { ...values };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw || '{}');
  } catch {
    return undefined;
  }
}

interface Asked {
  question: string;
  /** The question before, which this one may depend on. */
  before?: string | undefined;
  locale: Locale;
  told: readonly ToldCall[];
  bad: readonly Extract<Proposal, { kind: 'bad' }>[];
}

/** What the model is asked. Answers of other systems stand between marks that they cannot contain. */
export function proposalMessages(
  { question, before, locale, told, bad }: Asked,
  named: ReadonlyMap<string, OpenCall>,
  mark: string,
): ChatMessage[] {
  const say = (key: 'before' | 'question') => message(`answers:calls.${key}`)[locale];
  const clean = (text: string, most = 4_000) => text.slice(0, most).replaceAll(mark, '');
  const names = new Map([...named].map(([name, call]) => [`${call.tool}/${call.operation.id}`, name]));
  const made = told.flatMap(({ call, values, said, refused }, at): ChatMessage[] => {
    const name = names.get(`${call.tool}/${call.operation.id}`);
    if (!name) return [];
    const content = refused
      ? message('answers:calls.refused', { reason: clean(refused.reason || '—', 500) })[locale]
      : `<<<${mark}\n${clean(said, RESULT)}\n${mark}>>>`;
    return exchange(`made-${at + 1}`, { name, arguments: JSON.stringify(values) }, content);
  });
  const wrong = bad.flatMap(({ name, raw, say: told }, at) =>
    // A name that does not exist is not repeated, or some servers refuse the request.
    name
      ? exchange(`bad-${at + 1}`, { name, arguments: isJson(raw) ? raw : '{}' }, told)
      : [{ role: 'user' as const, content: told }],
  );
  return [
    { role: 'system', content: message('answers:calls.rules', { mark })[locale] },
    {
      role: 'user',
      content: [
        ...(before ? [`${say('before')}: ${clean(before, 1_000)}`] : []),
        `${say('question')}: ${clean(question)}`,
      ].join('\n\n'),
    },
    ...made,
    ...wrong,
  ];
}

const isJson = (raw: string) => parse(raw) !== undefined;

const exchange = (id: string, called: { name: string; arguments: string }, content: string): ChatMessage[] => [
  { role: 'assistant', content: null, tool_calls: [{ id, type: 'function', function: called }] },
  { role: 'tool', tool_call_id: id, content },
];

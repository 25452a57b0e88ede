import { type Behaviour, type FakeModelServer, reply, startFakeModelServer } from './fake-model-server';

/** Texts with the same concept get similar vectors, whatever the words or language. */
const CONCEPTS = [
  ['bearing', '轴承'],
  ['lubrication', 'grease', '润滑', '油脂'],
  ['overheating', 'too hot', 'temperature rise', '过热', '温度过高', '发烫'],
  ['cause of the error', 'source of the mistake', '错误的原因', '故障原因'],
  ['pump', '泵'],
  ['pressure vessel', '压力容器'],
  ['vibration', 'shaking', '振动'],
  ['robot', '机器人'],
  ['battery', '电池'],
  ['welding', '焊接'],
];
const DIMENSION = 48;
/** Weight of a text's individual component relative to its concepts. */
const OWN = 0.4;

function noise(seed: string, dimension: number): Float32Array {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  const vector = new Float32Array(dimension).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x8000_0000 - 1;
  });
  const size = Math.hypot(...vector);
  return vector.map((value) => value / size);
}

/** A deterministic vector; texts about the same concept are close to each other. */
export function fakeVector(text: string, dimension = DIMENSION): Float32Array {
  const lower = text.toLowerCase();
  const meant = CONCEPTS.filter((words) => words.some((word) => lower.includes(word)));
  const parts = [
    noise(text, dimension).map((value) => value * OWN),
    ...meant.map(([name = '']) => noise(name, dimension)),
  ];
  return new Float32Array(dimension).map((_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0));
}

const answerOf = (vectors: unknown[]) => JSON.stringify({ object: 'list', data: vectors, usage: { total_tokens: 1 } });

/** Responds with correct vectors in reverse order; the index tells which text each belongs to. */
export const embed =
  (dimension = DIMENSION): Behaviour =>
  (response, request) => {
    const texts = request.body.input ?? [];
    const data = texts.map((text, index) => ({ index, embedding: [...fakeVector(text, dimension)] })).reverse();
    return reply('application/json', answerOf(data))(response, request);
  };

/** Responds with vectors made from the texts by the test. */
export const embedAs =
  (make: (texts: string[]) => unknown[]): Behaviour =>
  (response, request) =>
    reply('application/json', answerOf(make(request.body.input ?? [])))(response, request);

/** A server that returns vectors of the default length unless planned otherwise. */
export async function startFakeEmbeddingServer(): Promise<FakeModelServer> {
  const server = await startFakeModelServer();
  server.plan(embed());
  return server;
}

/** All texts received, in order. */
export const textsSeen = ({ requests }: FakeModelServer): string[] => requests.flatMap(({ body }) => body.input ?? []);

import { ModelFault } from '../../base/model-server/model-fault';

/** At least twice the dimensions of any model in use. */
const MOST_DIMENSIONS = 8_192;

const broken = (detail: string) => new ModelFault('broken', detail);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a reply of `/embeddings` into unit vectors, in the order of the texts. */
export function readEmbeddings(reply: string, texts: number): Float32Array[] {
  const data = entriesOf(reply);
  if (data.length !== texts) throw broken(`${data.length} vectors for ${texts} texts`);
  const vectors: Float32Array[] = [];
  for (const [at, entry] of data.entries()) {
    const place = isObject(entry) && entry.index !== undefined ? entry.index : at;
    if (!isPlace(place, texts) || vectors[place]) throw broken(`the index ${String(place)} of a vector`);
    vectors[place] = unit(numbersOf(isObject(entry) ? entry.embedding : undefined));
  }
  const odd = vectors.find((vector) => vector.length !== vectors[0]?.length);
  if (odd) throw broken(`vectors of ${vectors[0]?.length} and of ${odd.length} dimensions in one reply`);
  return vectors;
}

const isPlace = (value: unknown, texts: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < texts;

function entriesOf(reply: string): unknown[] {
  let read: unknown;
  try {
    read = JSON.parse(reply);
  } catch {
    throw broken(`not JSON: ${reply.slice(0, 200)}`);
  }
  if (isObject(read) && Array.isArray(read.data)) return read.data;
  throw broken(`no list of vectors: ${reply.slice(0, 200)}`);
}

/** Accepts a list of numbers, or 32-bit floats as base64, which some servers always send. */
function numbersOf(embedding: unknown): ArrayLike<number> {
  if (Array.isArray(embedding)) return embedding;
  if (typeof embedding !== 'string') throw broken('a vector that is neither a list nor base64');
  const bytes = Buffer.from(embedding, 'base64');
  if (bytes.length === 0 || bytes.length % 4 !== 0) throw broken(`a vector of ${bytes.length} bytes`);
  return Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}

/** Normalizes a vector: only its direction counts. */
function unit(numbers: ArrayLike<number>): Float32Array {
  const { length } = numbers;
  if (length === 0 || length > MOST_DIMENSIONS) throw broken(`a vector of ${length} dimensions`);
  let squares = 0;
  for (let at = 0; at < length; at++) {
    const value = numbers[at];
    if (typeof value !== 'number' || !Number.isFinite(value)) throw broken('a vector with something that is no number');
    squares += value * value;
  }
  if (!(squares > 0) || !Number.isFinite(squares)) throw broken('a vector without a direction');
  const size = Math.sqrt(squares);
  return Float32Array.from(numbers, (value) => value / size);
}

import { createRequire } from 'node:module';
import type { Data, FixedSizeList, Schema, Table, Utf8 } from 'apache-arrow';

// LanceDB accepts only tables of the apache-arrow copy that it requires; an import would load another copy.
const arrow: typeof import('apache-arrow') = createRequire(import.meta.url)('apache-arrow');

export interface VectorRow {
  id: string;
  docId: string;
  kbId: number;
  lang: string;
  /** Hash of the embedded text. */
  hash: string;
  vector: Float32Array;
}

const TEXTS = ['id', 'docId', 'lang', 'hash'] as const;

export function vectorSchema(width: number): Schema {
  const { Field, FixedSizeList, Float32, Int32, Schema, Utf8 } = arrow;
  const item = new Field('item', new Float32(), true);
  return new Schema([
    ...TEXTS.map((name) => new Field(name, new Utf8(), false)),
    new Field('kbId', new Int32(), false),
    new Field('vector', new FixedSizeList(width, item), false),
  ]);
}

/** Builds the table from one flat array: built row by row, a few hundred vectors block every request for 40 ms. */
export function toArrow(rows: VectorRow[], width: number): Table {
  const { Float32, Int32, makeData, RecordBatch, Struct, Table, Utf8, vectorFromArray } = arrow;
  const schema = vectorSchema(width);
  const flat = new Float32Array(rows.length * width);
  for (const [at, { vector }] of rows.entries()) flat.set(vector, at * width);
  const text = (name: (typeof TEXTS)[number]) =>
    vectorFromArray(
      rows.map((row) => row[name]),
      new Utf8(),
    ).data[0] as Data<Utf8>;
  const list = schema.fields.at(-1)?.type as FixedSizeList;
  const { length } = rows;
  const children: Data[] = [
    ...TEXTS.map(text),
    makeData({ type: new Int32(), data: Int32Array.from(rows, ({ kbId }) => kbId) }),
    makeData({ type: list, length, nullCount: 0, child: makeData({ type: new Float32(), data: flat }) }),
  ];
  const data = makeData({ type: new Struct(schema.fields), length, nullCount: 0, children });
  return new Table(schema, new RecordBatch(schema, data));
}

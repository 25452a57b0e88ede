import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { readTableTypes } from '../../../tests/support/table-types';

/** The TypeScript type that pg returns for each PostgreSQL type used in the migrations. JSON may be anything. */
const kinds: Record<string, string> = {
  text: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'Date',
  bytea: 'Buffer',
  _text: 'string[]',
  _int4: 'number[]',
  _timestamptz: 'Date[]',
  _float4: 'number[]',
  jsonb: 'json',
  json: 'json',
};

interface Column {
  name: string;
  udt: string;
  nullable: boolean;
  spare: boolean;
}

test('the types of the tables are those of the migrated database', async () => {
  const store = await openTestStore();
  const { rows } = await store.pool.query<Column>(
    `select table_name || '.' || column_name as name, udt_name as udt, is_nullable = 'YES' as nullable,
       is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as spare
     from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`,
  );
  const types = readTableTypes();
  const faults = rows.flatMap(({ name, udt, nullable, spare }) => {
    const said = types.get(name);
    types.delete(name);
    if (!said) return [`${name} (${udt}) is in no type`];
    const kind = kinds[udt];
    return [
      ...(said.kind !== kind && kind !== 'json' ? [`${name} is ${kind ?? udt}, its type says ${said.kind}`] : []),
      ...(said.nullable !== nullable
        ? [`${name} ${nullable ? 'may' : 'cannot'} be null, its type says otherwise`]
        : []),
      ...(said.optional && !spare ? [`${name} has no default, its type lets an insert leave it out`] : []),
    ];
  });
  expect([...faults, ...[...types.keys()].map((name) => `${name} is in no migration`)]).toEqual([]);
});

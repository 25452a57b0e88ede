import { expect, test } from 'vitest';
import { tableFaults, writesOf } from './lint-tables.mjs';

test('writes are found in both ways of asking the database, and reads are none', () => {
  const source = `
    await db.insertInto('chat').values(row);
    await sql\`update run r set state = 'done'\`; await sql\`delete from run_event where run = 1\`;
    await sql\`insert into budget as b (key) select 1 for update\`;
    await db.selectFrom('person'); // told of an update of what was set`;
  expect(writesOf(source).toSorted()).toEqual(['budget', 'chat', 'run', 'run_event']);
});

const write = (table) => `db.updateTable('${table}').set({})`;

test('a table is written in the store of one room; base keeps its own beside what needs it', () => {
  const fine = { 'server/answers/store/chats.ts': write('chat'), 'server/base/limits/budgets.ts': write('budget') };
  expect(tableFaults(fine, [])).toEqual([]);
  expect(tableFaults({ ...fine, 'server/answers/rename.ts': write('chat') }, [])).toEqual([
    expect.stringContaining('server/answers/rename.ts writes the table chat: only the store'),
  ]);
  const foreign = { ...fine, 'server/domains/store/chats.ts': write('chat') };
  expect(tableFaults(foreign, [])).toEqual([expect.stringContaining('writes the table chat of answers')]);
  expect(tableFaults(foreign, [{ table: 'chat', room: 'domains' }])).toEqual([]);
});

test('an exception that nobody needs is a fault, so the list only shrinks', () => {
  expect(tableFaults({}, [{ table: 'chat', room: 'domains' }])).toEqual([
    expect.stringContaining('Take the exception'),
  ]);
});

// Checks who writes which table: a table is written only in the store folder of one room. In base, it is written beside
// the mechanism that needs it.
const kysely = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)/g;
const plain =
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+([a-z_]+)|\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/g;

/** Tables written by another room, until their own room does it. An unused exception is reported. */
export const exceptions = [
  // Signing in adopts the browser's data, and leaving deletes it; accounts knows neither answers nor pictures.
  ...['chat', 'evaluation', 'picture', 'run'].map((table) => ({ table, room: 'accounts' })),
];

/** Names of the tables that a source text writes to. */
export function writesOf(source) {
  const found = [...source.matchAll(kysely), ...source.matchAll(plain)];
  return [...new Set(found.map(([, first, second]) => first ?? second))];
}

/** Faults of all server sources, as sentences. `sources`: path → text. */
export function tableFaults(sources, allowed = exceptions) {
  const faults = [];
  const owners = new Map();
  const used = new Set();
  for (const [file, source] of Object.entries(sources)) {
    const [, room = '', folder] = file.split('/');
    for (const table of writesOf(source)) {
      const exception = allowed.find((one) => one.table === table && one.room === room);
      if (room !== 'base' && folder !== 'store')
        faults.push(`${file} writes the table ${table}: only the store of a room writes. Add a function there.`);
      else if (exception) used.add(exception);
      else if ((owners.get(table) ?? room) !== room)
        faults.push(
          `${file} writes the table ${table} of ${owners.get(table)}. Call a function of that room, or have it handed in.`,
        );
      else owners.set(table, room);
    }
  }
  for (const { table, room } of allowed.filter((one) => !used.has(one)))
    faults.push(`scripts/lint-tables.mjs lets ${room} write ${table}, which it does not. Take the exception away.`);
  return faults;
}

/** In the table of all operations already. */
const ELSEWHERE = new Set(['x-origin', 'x-mutation']);

/** Facts that calls state as `x-` keys: fact → value → calls. A call that is not named has the default, so the table stays small. */
export function callFacts(document) {
  const table = {};
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    for (const [key, value] of Object.entries(operation)) {
      if (!key.startsWith('x-') || ELSEWHERE.has(key)) continue;
      const fact = key.slice(2);
      table[fact] ??= {};
      table[fact][value] ??= [];
      table[fact][value].push(operation.operationId);
    }
  }
  return table;
}

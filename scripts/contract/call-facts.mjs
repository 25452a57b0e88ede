/** Keys that the table of all operations already contains. */
const ELSEWHERE = new Set(['x-origin', 'x-mutation']);

/**
 * The facts that operations state as `x-` keys: fact → value → operation ids. Operations without a key have the
 * default, which keeps the table small.
 */
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

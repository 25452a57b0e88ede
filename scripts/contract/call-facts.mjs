/** Keys that the table of all operations or operator-actions.json already contains, or that browsers do not need. */
const ELSEWHERE = new Set(['x-origin', 'x-mutation', 'x-action', 'x-scopes', 'x-embed', 'x-envelope']);

/**
 * The facts that operations state as `x-` keys: fact → value → operation ids. Operations without a key have the
 * default, which keeps the table small.
 */
export function callFacts(document) {
  const table = {};
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    for (const [key, value] of Object.entries(operation)) {
      if (!key.startsWith('x-') || ELSEWHERE.has(key) || (key === 'x-toast' && operation['x-action'])) continue;
      const fact = key.slice(2);
      table[fact] ??= {};
      table[fact][value] ??= [];
      table[fact][value].push(operation.operationId);
    }
  }
  return table;
}

/** What each call of the workbench needs: operation id → action. Apart, because only the workbench loads it. */
export function operatorActions(document) {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const stated = operations.filter((operation) => operation['x-action']);
  return Object.fromEntries(stated.map((operation) => [operation.operationId, operation['x-action']]));
}

/** Calls of the workbench whose failures are never toasts. Apart, because only the workbench loads it. */
export function quietOperatorCalls(document) {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  return operations.filter((one) => one['x-action'] && one['x-toast'] === 'none').map((one) => one.operationId);
}

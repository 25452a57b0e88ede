const KINDS = { 'application/json': 'json', 'text/event-stream': 'stream' };

/**
 * What programs need to know about an operation without the whole contract: the mocks and the walk of tests/contract.
 */
export function operationTable(document) {
  const table = {};
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter, document));
      const [type] = Object.keys(operation.responses['200'].content);
      if (table[operation.operationId]) throw new Error(`Two operations are called ${operation.operationId}.`);
      table[operation.operationId] = {
        method,
        path,
        family: operation.tags[0],
        origin: operation['x-origin'],
        kind: operation['x-envelope'] === 'none' ? 'foreign' : (KINDS[type] ?? 'file'),
        mutation: operation['x-mutation'] ?? method !== 'get',
        // Numeric parameters, which arrive as text in path, query or header.
        numbers: parameters.filter(({ schema }) => schema.type === 'integer').map(({ name }) => name),
      };
    }
  }
  return table;
}

function resolve(parameter, document) {
  return parameter.$ref ? document.components.parameters[parameter.$ref.split('/').at(-1)] : parameter;
}

/** Operations whose argument or response differs from the contract in the portal; src/api defines them by hand. */
const BY_HAND = new Set(['getGlobalSetting', 'listBoards', 'lookAtToken', 'keepToken']);
const BODIES = {
  'multipart/form-data': 'form: true',
  'image/png': 'raw: true',
  'application/octet-stream': 'raw: true',
};

const upperFirst = (name) => name[0].toUpperCase() + name.slice(1);

/** RTK Query endpoints and hooks, one file per family. src/api adds the cache tags. */
export function endpointFiles(document, table) {
  const families = {};
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, call] of Object.entries(methods)) {
      const { kind, family } = table[call.operationId];
      if (kind !== 'json' || BY_HAND.has(call.operationId)) continue;
      families[family] ??= [];
      families[family].push({ path, method, call });
    }
  return Object.fromEntries(
    Object.entries(families).map(([family, calls]) => [`generated/endpoints/${family}.ts`, file(family, calls, table)]),
  );
}

function file(family, calls, table) {
  const endpoints = calls.map(({ path, method, call }) => endpoint(path, method, call, table));
  const hooks = calls.flatMap(({ call: { operationId: id } }) =>
    table[id].mutation
      ? [`use${upperFirst(id)}Mutation`]
      : [`use${upperFirst(id)}Query`, `useLazy${upperFirst(id)}Query`],
  );
  const text = endpoints.join('\n');
  const verbs = ['del', 'get', 'post', 'put'].filter((verb) => text.includes(`${verb}(`));
  const secret = text.includes('withoutTokens');
  return `// Generated from schemas/api/${family}.yaml.
import { api } from '../../src/api/client';
import { ${secret ? 'type Arg, ' : ''}${verbs.join(', ')} } from '../../src/api/paths';
${secret ? "import { type LoginHints, withoutTokens } from '../../src/api/without-tokens';\n" : ''}
export const ${family}Api = api.injectEndpoints({
  endpoints: (build) => ({
${text}
  }),
});

export const {
  endpoints: ${family}Endpoints,
${hooks.map((hook) => `  ${hook},`).join('\n')}
} = ${family}Api;
`;
}

function endpoint(path, method, call, table) {
  const id = call.operationId;
  const where = [
    ...inQuery(method, call),
    ...new Set(Object.keys(call.requestBody?.content ?? {}).flatMap((type) => BODIES[type] ?? [])),
  ];
  const place = `${method === 'delete' ? 'del' : method}('${path}'${where.length > 0 ? `, { ${where.join(', ')} }` : ''})`;
  const kind = table[id].mutation ? 'mutation' : 'query';
  return holdsTokens(call)
    ? `    ${id}: build.${kind}<LoginHints, Arg<'${id}'>>(withoutTokens(${place})),`
    : `    ${id}: build.${kind}(${place}),`;
}

/** Names the query parameters of a POST, whose other values form its body. */
function inQuery(method, { parameters = [] }) {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => `'${name}'`);
  return method === 'post' && names.length > 0 ? [`query: [${names.join(', ')}]`] : [];
}

const holdsTokens = (call) =>
  call.responses['200'].content['application/json'].schema.properties.data?.$ref?.endsWith('/LoginResponse');

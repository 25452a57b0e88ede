import type { StylePlace } from './static-styles.ts';

interface AstNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface StyleCalls {
  /** Positions of the calls in the code. */
  places: StylePlace[];
  /** A module that exports the calls' arguments as a list, with only the code that they need. */
  module: string;
}

interface Declaration {
  /** The declaring code, for the extracted module. */
  code: string;
  /** Names to which that code may refer. */
  names: Set<string>;
  /** Position in the file. */
  order: number;
}

/**
 * Finds every `makeStyles(…)` of a file. Throws if one is not a module constant, since its styles would be known only
 * in the browser.
 */
export function readStyleCalls(program: unknown, code: string, id: string, library: string): StyleCalls {
  const { body } = program as { body: AstNode[] };
  const local = localName(body, library);
  if (!local) return { places: [], module: '' };
  const calls = body.flatMap((statement) => topLevelCalls(statement, local));
  const all = callsIn(body, local);
  if (calls.length !== all) throw new Error(`${id}: makeStyles() has to stand alone, as a constant of the module.`);
  const declarations = declarationsOf(body, code);
  const needed = new Set<string>();
  const add = (name: string) => {
    const declaration = declarations.get(name);
    if (!declaration || needed.has(name)) return;
    needed.add(name);
    for (const inner of declaration.names) add(inner);
  };
  const args = calls.map((call) => (call.arguments as AstNode[])[0] as AstNode);
  for (const arg of args) for (const name of namesIn(arg)) add(name);
  const found = [...needed].flatMap((name) => declarations.get(name) ?? []).sort((a, b) => a.order - b.order);
  const lines = [...new Set(found.map((each) => each.code))];
  return {
    places: calls.map(({ start, end }) => ({ start, end })),
    module: `${lines.join('\n')}\nexport default [${args.map((arg) => code.slice(arg.start, arg.end)).join(',\n')}];\n`,
  };
}

/** The local name of `makeStyles` in this file. */
function localName(body: readonly AstNode[], library: string): string | undefined {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || (statement.source as { value: string }).value !== library) continue;
    for (const specifier of statement.specifiers as { imported?: { name: string }; local: { name: string } }[])
      if (specifier.imported?.name === 'makeStyles') return specifier.local.name;
  }
  return undefined;
}

const bare = (statement: AstNode): AstNode =>
  statement.type === 'ExportNamedDeclaration' && statement.declaration ? (statement.declaration as AstNode) : statement;

const isCall = (node: AstNode | null | undefined, name: string): node is AstNode =>
  node?.type === 'CallExpression' && (node.callee as { name?: string }).name === name;

function topLevelCalls(statement: AstNode, name: string): AstNode[] {
  const declaration = bare(statement);
  if (declaration.type !== 'VariableDeclaration') return [];
  const inits = (declaration.declarations as { init: AstNode | null }[]).map(({ init }) => init);
  return inits.filter((init): init is AstNode => isCall(init, name));
}

function declarationsOf(body: readonly AstNode[], code: string): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const from = code.slice((statement.source as AstNode).start, (statement.source as AstNode).end);
      for (const specifier of statement.specifiers as (AstNode & { local: { name: string } })[])
        found.set(specifier.local.name, {
          code: importOf(specifier, code, from),
          names: new Set(),
          order: statement.start,
        });
      continue;
    }
    const declaration = bare(statement);
    const text = code.slice(declaration.start, declaration.end);
    for (const name of declaredBy(declaration))
      found.set(name, { code: text, names: namesIn(declaration), order: declaration.start });
  }
  return found;
}

function importOf(specifier: AstNode, code: string, from: string): string {
  const text = code.slice(specifier.start, specifier.end);
  return specifier.type === 'ImportSpecifier' ? `import { ${text} } from ${from};` : `import ${text} from ${from};`;
}

function declaredBy(declaration: AstNode): string[] {
  if (declaration.type === 'FunctionDeclaration') return [(declaration.id as { name: string }).name];
  if (declaration.type !== 'VariableDeclaration') return [];
  return (declaration.declarations as { id: { name?: string } }[]).flatMap(({ id }) => id.name ?? []);
}

/** Every identifier in a piece of code, except keys and members. A superset of the references is harmless. */
function namesIn(root: AstNode): Set<string> {
  const names = new Set<string>();
  walk(root, (node) => {
    if (node.type === 'Identifier') names.add(node.name as string);
  });
  return names;
}

function callsIn(body: readonly AstNode[], name: string): number {
  let count = 0;
  for (const statement of body)
    walk(statement, (node) => {
      if (isCall(node, name)) count += 1;
    });
  return count;
}

function walk(node: AstNode, visit: (node: AstNode) => void): void {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'key' || key === 'property') && node.computed !== true;
    if (isName || typeof value !== 'object' || value === null) continue;
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner, visit);
  }
}

const isNode = (value: unknown): value is AstNode => typeof (value as AstNode | null)?.type === 'string';

import type { WordySchema } from './form-schema';

export interface SchemaFile extends WordySchema {
  $defs?: Record<string, WordySchema>;
}

/**
 * Resolves all references, so that forms and checks need no other file. `anyOf [X, null]` becomes X, because an empty
 * field stands for null. Titles and descriptions next to a reference override those of its target.
 */
export function readSchema(node: WordySchema, root: SchemaFile, parts: SchemaFile, depth = 0): WordySchema {
  const { $ref, anyOf, properties, items, ...own } = node;
  if ($ref !== undefined) return { ...follow($ref, root, parts, depth), ...own };
  const real = anyOf?.filter((branch) => branch.type !== 'null');
  const [only] = real ?? [];
  if (only && real?.length === 1) return { ...readSchema(only, root, parts, depth), ...own };
  return {
    ...own,
    ...(real && { anyOf: real.map((branch) => readSchema(branch, root, parts, depth)) }),
    ...(items && { items: readSchema(items, root, parts, depth) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, readSchema(value, root, parts, depth)]),
      ),
    }),
  };
}

/** Bounds recursion: rules may contain rules, which have a hand-written form. */
const DEEPEST = 6;

function follow(ref: string, root: SchemaFile, parts: SchemaFile, depth: number): WordySchema {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  const shared = ref.includes('parts.schema.json');
  const found = (shared ? parts : root).$defs?.[name];
  if (!found || depth > DEEPEST) return {};
  const read = shared ? readSchema(found, parts, parts, depth + 1) : readSchema(found, root, parts, depth + 1);
  // The description of the shared text types would repeat under every field; their button explains it.
  const { description, ...rest } = read;
  return { ...rest, ...(description !== undefined && !/(?:Text|Line)$/.test(name) && { description }), part: name };
}

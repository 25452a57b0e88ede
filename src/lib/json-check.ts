/** What our block schemas may say. scripts/vite/block-checks.ts refuses a schema that says more. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  minProperties?: number;
  maxProperties?: number;
}

export interface CheckError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Shaped like a validator that Ajv has compiled: true or false, and the faults on the function itself. */
export interface JsonCheck {
  (value: unknown): boolean;
  errors?: CheckError[] | null;
}

type Rule = (value: unknown, at: string, errors: CheckError[]) => void;

/** Built once per block; `definitions` are the shared parts, by the whole of their `$ref`. */
export function makeCheck(schema: Schema, definitions: Readonly<Record<string, Schema>> = {}): JsonCheck {
  const known = new Map<string, Rule>();
  const follow = (ref: string): Rule => {
    const found = known.get(ref);
    if (found) return found;
    // Announced before it is built: a rule of the setting may contain rules.
    known.set(ref, (value, at, errors) => known.get(ref)?.(value, at, errors));
    const rule = build(definitions[ref] ?? {}, follow);
    known.set(ref, rule);
    return rule;
  };
  const rule = build(schema, follow);
  const check: JsonCheck = (value) => {
    const errors: CheckError[] = [];
    rule(value, '', errors);
    check.errors = errors.length > 0 ? errors : null;
    return errors.length === 0;
  };
  return check;
}

function build(schema: Schema, follow: (ref: string) => Rule): Rule {
  const { $ref, anyOf, type, enum: allowed } = schema;
  const target = $ref === undefined ? undefined : follow($ref);
  const branches = anyOf?.map((branch) => build(branch, follow));
  const types = type === undefined ? undefined : [type].flat();
  const ofText = buildText(schema);
  const ofList = buildList(schema, follow);
  const ofObject = buildObject(schema, follow);
  return (value, at, errors) => {
    if (types && !types.some((each) => isType(value, each))) return fail(errors, at, 'type', { type: types.join() });
    if (allowed && !allowed.includes(value)) fail(errors, at, 'enum', { allowedValues: allowed });
    if (branches) tryBranches(branches, value, at, errors);
    target?.(value, at, errors);
    if (typeof value === 'string') ofText(value, at, errors);
    else if (typeof value === 'number') checkNumber(schema, value, at, errors);
    else if (Array.isArray(value)) ofList(value, at, errors);
    else if (typeof value === 'object' && value !== null) ofObject(value as Record<string, unknown>, at, errors);
  };
}

function fail(errors: CheckError[], at: string, keyword: string, params: Record<string, unknown> = {}): void {
  errors.push({ instancePath: at, keyword, params, message: sentence(keyword, params) });
}

/** Nothing if one branch takes the value; else the faults of the branch that at least takes its type, which is what was meant. */
function tryBranches(branches: readonly Rule[], value: unknown, at: string, errors: CheckError[]): void {
  let meant: CheckError[] | undefined;
  for (const branch of branches) {
    const found: CheckError[] = [];
    branch(value, at, found);
    if (found.length === 0) return;
    const sameType = !found.some((error) => error.keyword === 'type' && error.instancePath === at);
    if (sameType) meant ??= found;
  }
  if (meant) errors.push(...meant);
  else fail(errors, at, 'anyOf');
}

function isType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  // What is left is string and boolean, which typeof calls by the same names.
  return typeof value === type;
}

function buildText({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Schema) {
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return (text: string, at: string, errors: CheckError[]) => {
    // Counted as people do, an emoji is one; but only where the difference can matter.
    const length = text.length > maxLength && text.length <= 2 * maxLength ? [...text].length : text.length;
    if (length < minLength) fail(errors, at, 'minLength', { limit: minLength });
    if (length > maxLength) fail(errors, at, 'maxLength', { limit: maxLength });
    else if (shape && !shape.test(text)) fail(errors, at, 'pattern', { pattern });
  };
}

function checkNumber({ minimum, maximum }: Schema, value: number, at: string, errors: CheckError[]): void {
  if (minimum !== undefined && value < minimum) fail(errors, at, 'minimum', { limit: minimum });
  if (maximum !== undefined && value > maximum) fail(errors, at, 'maximum', { limit: maximum });
}

function buildList(schema: Schema, follow: (ref: string) => Rule) {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  const each = items && build(items, follow);
  return (list: unknown[], at: string, errors: CheckError[]) => {
    if (list.length < minItems) fail(errors, at, 'minItems', { limit: minItems });
    if (list.length > maxItems) return fail(errors, at, 'maxItems', { limit: maxItems });
    if (uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length)
      fail(errors, at, 'uniqueItems');
    for (let i = 0; each && i < list.length; i += 1) each(list[i], `${at}/${i}`, errors);
  };
}

function buildObject(schema: Schema, follow: (ref: string) => Rule) {
  const {
    required = [],
    additionalProperties: more,
    minProperties = 0,
    maxProperties = Number.POSITIVE_INFINITY,
  } = schema;
  const properties = new Map(
    Object.entries(schema.properties ?? {}).map(([key, value]) => [key, build(value, follow)]),
  );
  const others = typeof more === 'object' ? build(more, follow) : undefined;
  const names = schema.propertyNames && build(schema.propertyNames, follow);
  return (object: Record<string, unknown>, at: string, errors: CheckError[]) => {
    for (const key of required) {
      if (!Object.hasOwn(object, key) || object[key] === undefined)
        fail(errors, at, 'required', { missingProperty: key });
    }
    let count = 0;
    for (const key of Object.keys(object)) {
      // A key that holds undefined is not there: it would not survive being written down.
      if (object[key] === undefined) continue;
      count += 1;
      names?.(key, at, errors);
      const rule = properties.get(key) ?? others;
      if (rule) rule(object[key], `${at}/${escapeStep(key)}`, errors);
      else if (more === false) fail(errors, at, 'additionalProperties', { additionalProperty: key });
    }
    if (count < minProperties) fail(errors, at, 'minProperties', { limit: minProperties });
    if (count > maxProperties) fail(errors, at, 'maxProperties', { limit: maxProperties });
  };
}

function escapeStep(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

function sentence(keyword: string, params: Record<string, unknown>): string {
  if (keyword === 'type') return `must be ${params.type}`;
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params.allowedValues)}`;
  if (keyword === 'required') return `must have "${params.missingProperty}"`;
  if (keyword === 'additionalProperties') return `"${params.additionalProperty}" is not known here`;
  if (keyword === 'anyOf') return 'must be one of the allowed kinds of value';
  return `${keyword} ${params.limit ?? params.pattern ?? ''}`.trim();
}

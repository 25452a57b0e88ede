import { pointer } from '../../setting/pointer';

/** The supported subset of JSON Schema. scripts/vite/block-checks.ts rejects schemas beyond it. */
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

/** Same form as a validator compiled by Ajv: returns a boolean, with the errors on the function. */
export interface JsonCheck {
  (value: unknown): boolean;
  errors?: CheckError[] | null;
}

/** State of a check, shared by the whole value, so that a valid value causes no allocations. */
interface Run {
  path: (string | number)[];
  errors: CheckError[];
  /** Number of errors, and whether they are only counted: all but one branch are expected to fail. */
  faults: number;
  counting: boolean;
}

type Rule = (value: unknown, run: Run) => void;

/** Builds a check once per block; `definitions` are the shared schemas, keyed by their full `$ref`. */
export function makeCheck(schema: Schema, definitions: Readonly<Record<string, Schema>> = {}): JsonCheck {
  const known = new Map<string, Rule>();
  const follow = (ref: string): Rule => {
    const found = known.get(ref);
    if (found) return found;
    // Registered before it is built, because a setting's rules may contain rules.
    known.set(ref, (value, run) => known.get(ref)?.(value, run));
    const rule = build(definitions[ref] ?? {}, follow);
    known.set(ref, rule);
    return rule;
  };
  const rule = build(schema, follow);
  const check: JsonCheck = (value) => {
    const errors: CheckError[] = [];
    rule(value, { path: [], errors, faults: 0, counting: false });
    for (const error of errors) error.message = sentence(error);
    check.errors = errors.length > 0 ? errors : null;
    return errors.length === 0;
  };
  return check;
}

function build(schema: Schema, follow: (ref: string) => Rule): Rule {
  const { $ref, anyOf, enum: allowed } = schema;
  const target = $ref === undefined ? undefined : follow($ref);
  const branches = anyOf?.map((branch) => ({ types: typesOf(branch), rule: build(branch, follow) }));
  const types = typesOf(schema);
  const ofText = buildText(schema);
  const ofList = buildList(schema, follow);
  const ofObject = buildObject(schema, follow);
  return (value, run) => {
    if (types && !isOneOf(value, types)) return fail(run, 'type', { type: types.join() });
    if (allowed && !allowed.includes(value)) fail(run, 'enum', { allowedValues: allowed });
    if (branches) tryBranches(branches, value, run);
    target?.(value, run);
    if (typeof value === 'string') ofText(value, run);
    else if (typeof value === 'number') checkNumber(schema, value, run);
    else if (Array.isArray(value)) ofList(value, run);
    else if (typeof value === 'object' && value !== null) ofObject(value as Record<string, unknown>, run);
  };
}

function fail(run: Run, keyword: string, params?: Record<string, unknown>): void {
  run.faults += 1;
  if (!run.counting) run.errors.push({ instancePath: pointer('', ...run.path), keyword, params: params ?? {} });
}

function typesOf({ type }: Schema): string[] | undefined {
  return type === undefined ? undefined : [type].flat();
}

interface Branch {
  types: string[] | undefined;
  rule: Rule;
}

/**
 * Adds no errors if a branch accepts the value; else those of the first branch with a matching type, the likely
 * intention.
 */
function tryBranches(branches: readonly Branch[], value: unknown, run: Run): void {
  if (branches.some((branch) => takes(branch, value, run))) return;
  if (run.counting) {
    run.faults += 1;
    return;
  }
  const before = run.errors.length;
  const here = pointer('', ...run.path);
  let meant: CheckError[] | undefined;
  for (const { types, rule } of branches) {
    if (types && !isOneOf(value, types)) continue;
    rule(value, run);
    const found = run.errors.splice(before);
    const sameType = !found.some((error) => error.keyword === 'type' && error.instancePath === here);
    if (sameType) meant ??= found;
  }
  if (meant) run.errors.push(...meant);
  else fail(run, 'anyOf');
}

function takes({ types, rule }: Branch, value: unknown, run: Run): boolean {
  if (types && !isOneOf(value, types)) return false;
  const { faults, counting } = run;
  run.counting = true;
  rule(value, run);
  run.counting = counting;
  const taken = run.faults === faults;
  run.faults = faults;
  return taken;
}

function isOneOf(value: unknown, types: readonly string[]): boolean {
  for (let i = 0; i < types.length; i += 1) if (isType(value, types[i])) return true;
  return false;
}

function isType(value: unknown, type: string | undefined): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  // Remaining types are string and boolean, for which typeof has the same names.
  return typeof value === type;
}

function buildText({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Schema) {
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return (text: string, run: Run) => {
    // Counts code points, so that an emoji is one, but only if that can affect the result.
    const length = text.length > maxLength && text.length <= 2 * maxLength ? [...text].length : text.length;
    if (length < minLength) fail(run, 'minLength', { limit: minLength });
    if (length > maxLength) fail(run, 'maxLength', { limit: maxLength });
    else if (shape && !shape.test(text)) fail(run, 'pattern', { pattern });
  };
}

function checkNumber({ minimum, maximum }: Schema, value: number, run: Run): void {
  if (minimum !== undefined && value < minimum) fail(run, 'minimum', { limit: minimum });
  if (maximum !== undefined && value > maximum) fail(run, 'maximum', { limit: maximum });
}

function buildList(schema: Schema, follow: (ref: string) => Rule) {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  const each = items && build(items, follow);
  return (list: unknown[], run: Run) => {
    if (list.length < minItems) fail(run, 'minItems', { limit: minItems });
    if (list.length > maxItems) return fail(run, 'maxItems', { limit: maxItems });
    if (uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length) fail(run, 'uniqueItems');
    for (let i = 0; each && i < list.length; i += 1) {
      run.path.push(i);
      each(list[i], run);
      run.path.pop();
    }
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
  return (object: Record<string, unknown>, run: Run) => {
    for (const key of required) {
      if (!Object.hasOwn(object, key) || object[key] === undefined) fail(run, 'required', { missingProperty: key });
    }
    let count = 0;
    for (const key in object) {
      // A key with the value undefined counts as absent, because JSON cannot contain it; so does an inherited one.
      if (object[key] === undefined || !Object.hasOwn(object, key)) continue;
      count += 1;
      names?.(key, run);
      const rule = properties.get(key) ?? others;
      if (rule) {
        run.path.push(key);
        rule(object[key], run);
        run.path.pop();
      } else if (more === false) fail(run, 'additionalProperties', { additionalProperty: key });
    }
    if (count < minProperties) fail(run, 'minProperties', { limit: minProperties });
    if (count > maxProperties) fail(run, 'maxProperties', { limit: maxProperties });
  };
}

function sentence({ keyword, params }: CheckError): string {
  if (keyword === 'type') return `must be ${params.type}`;
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params.allowedValues)}`;
  if (keyword === 'required') return `must have "${params.missingProperty}"`;
  if (keyword === 'additionalProperties') return `"${params.additionalProperty}" is not known here`;
  if (keyword === 'anyOf') return 'must be one of the allowed kinds of value';
  return `${keyword} ${params.limit ?? params.pattern ?? ''}`.trim();
}

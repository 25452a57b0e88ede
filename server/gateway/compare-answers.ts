import { escapePart } from '../base/contract/explain-fault';

/** How two answers differ at one place. All but `value` and `length` are faults. */
export type DriftKind = 'status' | 'contract' | 'missing' | 'added' | 'type' | 'length' | 'value' | 'unreadable';

export interface Difference {
  /** Where, with `*` for places in lists and for names that the contract does not know. */
  pointer: string;
  kind: DriftKind;
}

/** Two databases may hold different things; what is told apart is whether the pages can live with it. */
export const isFault = ({ kind }: Difference): boolean => kind !== 'value' && kind !== 'length';

const MOST = 50;
const MOST_ITEMS = 50;

type Json = Record<string, unknown>;

/**
 * The differences between our answer and a service's as shapes: never a value, and no name that may be data. `known`
 * says which names the contract has.
 */
export function compareAnswers(ours: unknown, theirs: unknown, known: (name: string) => boolean): Difference[] {
  const found = new Map<string, Difference>();
  const add = (pointer: string, kind: DriftKind) => {
    if (found.size < MOST) found.set(`${kind} ${pointer}`, { pointer, kind });
  };

  const compare = (a: unknown, b: unknown, at: string): void => {
    if (found.size >= MOST) return;
    const [typeA, typeB] = [typeOf(a), typeOf(b)];
    if (typeA !== typeB) add(at, 'type');
    else if (typeA === 'array') compareLists(a as unknown[], b as unknown[], at);
    else if (typeA === 'object') compareObjects(a as Json, b as Json, at);
    else if (a !== b) add(at, 'value');
  };

  const compareLists = (a: unknown[], b: unknown[], at: string) => {
    if (a.length !== b.length) add(at, 'length');
    const [first] = a;
    // Items of lists have one shape; each of theirs is held against ours at the same place, or the first.
    for (const [n, item] of b.slice(0, MOST_ITEMS).entries())
      if (a.length > 0) compare(n < a.length ? a[n] : first, item, `${at}/*`);
  };

  const compareObjects = (a: Json, b: Json, at: string) => {
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const place = `${at}/${known(name) ? escapePart(name) : '*'}`;
      if (!Object.hasOwn(b, name)) add(place, 'missing');
      else if (!Object.hasOwn(a, name)) add(place, 'added');
      else compare(a[name], b[name], place);
    }
  };

  compare(ours, theirs, '');
  return [...found.values()];
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** The same for a pointer that a validator gives, which names places in lists and keys of the answer. */
export function quietPointer(pointer: string, known: (name: string) => boolean): string {
  return pointer
    .split('/')
    .map((part, at) => (at === 0 || known(part.replaceAll('~1', '/').replaceAll('~0', '~')) ? part : '*'))
    .join('/');
}

/** Every name of a property that some schema of the contract has. */
export function namesOf(schema: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const one of schema) namesOf(one, into);
  else if (typeof schema === 'object' && schema !== null)
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties' && typeof value === 'object' && value !== null)
        for (const name of Object.keys(value)) into.add(name);
      namesOf(value, into);
    }
  return into;
}

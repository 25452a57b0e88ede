import { resolve } from 'node:path';
import { packageRoot } from '../package-root';

export type Env = Record<string, string | undefined>;

/** One environment variable: its text in docs/configuration.md, and how it is read. */
export interface Field<T> {
  name: string;
  /** The default, as an operator would write it. */
  fallback?: string;
  meaning: string;
  /** Its value appears in no message and no log; the docs say so. */
  secret?: boolean;
  /** Adds what does not fit to `faults` and returns the default. */
  read(given: string | undefined, faults: string[]): T;
}

export const text = (name: string, meaning: string): Field<string | undefined> => ({
  name,
  meaning,
  read: (given) => given,
});

export const textOr = (name: string, fallback: string, meaning: string): Field<string> => ({
  name,
  fallback,
  meaning,
  read: (given) => given ?? fallback,
});

/** `least`: minimum length in characters. */
export const secret = (name: string, meaning: string, least = 1): Field<string | undefined> => ({
  name,
  meaning,
  secret: true,
  read(given, faults) {
    if (given !== undefined && given.length < least)
      faults.push(
        `${name} is too short: it needs at least ${least} characters, for example from \`openssl rand -base64 32\`.`,
      );
    return given;
  },
});

/** A relative path starts at the product's folder, not at the current directory. */
export const folder = (name: string, fallback: string, meaning: string): Field<string> => ({
  name,
  fallback,
  meaning,
  read: (given) => resolve(packageRoot, given ?? fallback),
});

/** A relative path starts at the product's folder; undefined if none is named. */
export const file = (name: string, meaning: string): Field<string | undefined> => ({
  name,
  meaning,
  read: (given) => (given === undefined ? undefined : resolve(packageRoot, given)),
});

export const integer = (
  name: string,
  fallback: number,
  [min, max]: [number, number],
  meaning: string,
): Field<number> => ({
  name,
  fallback: String(fallback),
  meaning,
  read(given, faults) {
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= min && value <= max) return value;
    faults.push(`${name} is '${given}'; it must be a whole number from ${min} to ${max}.`);
    return fallback;
  },
});

/** The first is the default. */
export const choice = <const T extends string>(name: string, choices: [T, ...T[]], meaning: string): Field<T> => ({
  name,
  fallback: choices[0],
  meaning,
  read(given, faults) {
    if (given === undefined) return choices[0];
    const found = choices.find((one) => one === given.toLowerCase());
    if (!found) faults.push(`${name} is '${given}'; it must be one of ${choices.join(', ')}.`);
    return found ?? choices[0];
  },
});

export interface ListForm {
  fits: (word: string) => boolean;
  /** What each word must be, with an example. */
  form: string;
}

/** Words separated by commas or spaces. */
export const list = (name: string, { fits, form }: ListForm, meaning: string): Field<string[]> => ({
  name,
  meaning,
  read(given = '', faults) {
    const words = given
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const odd = words.find((word) => !fits(word));
    if (odd !== undefined) faults.push(`${name} has '${odd}'; it takes ${form}.`);
    return words;
  },
});

/** The value may contain a password, so no message repeats it. */
export const url = (name: string, protocols: string[], meaning: string): Field<string | undefined> => ({
  name,
  meaning,
  read(given, faults) {
    if (given === undefined) return undefined;
    const protocol = protocolOf(given);
    // URL accepts `http:host`, but the clients that use the address do not.
    if (protocols.includes(protocol) && given.toLowerCase().startsWith(`${protocol}//`)) return given;
    faults.push(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    return undefined;
  },
});

export const web = ['http:', 'https:'];
/** An address to which paths are appended. */
export const webBase = (name: string, meaning: string) =>
  as(url(name, web, meaning), (address) => address?.replace(/\/+$/, ''));

/** The same field with its value converted. */
export const as = <A, B>(field: Field<A>, make: (value: A, faults: string[]) => B): Field<B> => ({
  ...field,
  read: (given, faults) => make(field.read(given, faults), faults),
});

/** A socket address of PostgreSQL (postgresql://user@/db?host=/run/pg) has no host, which URL does not accept. */
function protocolOf(address: string): string {
  try {
    return new URL(address.replace('@/', '@socket/')).protocol;
  } catch {
    return '';
  }
}

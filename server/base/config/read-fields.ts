import type { Env, Field } from './fields';

// biome-ignore lint/suspicious/noExplicitAny: fields hold values of any type.
export type Fields = Record<string, Field<any>>;
export type Values<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]['read']> };

/** Part of docs/configuration.md. */
export interface Section {
  title: string;
  text?: string;
  tables: Fields[];
}

export interface Source {
  env: Env;
  /** Everything wrong so far, so that all faults are reported at once. */
  faults: string[];
}

/** Reads each value on first access, so unused values, such as the keys of another provider, are not validated. */
export function readFields<F extends Fields>(fields: F, { env, faults }: Source): Values<F> {
  const values = {} as Values<F>;
  for (const [key, field] of Object.entries(fields)) {
    const get = () => {
      const value = field.read(env[field.name]?.trim() || undefined, faults);
      Object.defineProperty(values, key, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(values, key, { get, enumerable: true, configurable: true });
  }
  return values;
}

type Texts<F extends Fields, K extends keyof F> = { [P in K]: string };

/** All of these values, or a fault that names the missing ones. */
export function needAll<F extends Fields, K extends keyof F & string>(
  fields: F,
  source: Source,
  what: string,
  keys: readonly K[],
): Texts<F, K> {
  const names = keys.map((key) => fields[key]?.name ?? key);
  const missing = names.filter((name) => !source.env[name]?.trim());
  if (missing.length > 0) source.faults.push(`${what} also needs ${missing.join(', ')}.`);
  const values = readFields(fields, source);
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? ''])) as Texts<F, K>;
}

/** The same rule as accessDomain in schemas/global-setting.schema.json. */
const NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const MOST = 253;

export type NameFault = 'empty' | 'taken' | 'shape' | 'long';

/** What is wrong with a new domain's name; null if nothing. */
export function nameFault(name: string, taken: readonly string[]): NameFault | null {
  if (name === '') return 'empty';
  if (name.length > MOST) return 'long';
  if (!NAME.test(name)) return 'shape';
  return taken.includes(name) ? 'taken' : null;
}

/** Accepts what people paste: a URL, capitals, a trailing slash. */
export function tidyName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '');
}

import { fieldLine } from './other-fields';
import { LABELS, type Role, roleOf, TOLD } from './record-names';
import { type Lang, valueText } from './value-text';

/** The fields of a record, each of which is taken once: what nobody takes is left. */
export class RecordFields {
  private readonly fields: Map<string, unknown>;

  constructor(record: object) {
    this.fields = new Map(Object.entries(record));
  }

  /** The first of these fields that has words, and stays. */
  peek(...keys: string[]): string {
    return keys.map((key) => plainText(this.fields.get(key))).find(Boolean) ?? '';
  }

  take(...keys: string[]): string {
    const key = keys.find((name) => this.peek(name));
    const text = key === undefined ? '' : this.peek(key);
    if (key !== undefined) this.fields.delete(key);
    return text;
  }

  /** The first field of a meaning that has one value. */
  takeOne(role: Role): string {
    return this.take(...this.keysOf(role));
  }

  peekOne(role: Role): string {
    return this.peek(...this.keysOf(role));
  }

  has(role: Role): boolean {
    return this.peekOne(role) !== '';
  }

  /** All fields of a meaning, each with its values. */
  takeAll(role: Role): string[][] {
    return this.keysOf(role).flatMap((key) => {
      const value = this.fields.get(key);
      const texts = (Array.isArray(value) ? value : [value]).map(plainText);
      // One that cannot be told as it is leaves the field to the others, who say or count it.
      if (texts.includes('')) return [];
      this.fields.delete(key);
      return [texts];
    });
  }

  /** The fields below a key, where they have this meaning among them. */
  takeGroup(key: string, role: Role): RecordFields | undefined {
    const value = this.fields.get(key);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const group = new RecordFields(value);
    if (!group.has(role)) return undefined;
    this.fields.delete(key);
    return group;
  }

  copy(): RecordFields {
    return new RecordFields(Object.fromEntries(this.fields));
  }

  rest(): [string, unknown][] {
    return [...this.fields];
  }

  private keysOf(role: Role): string[] {
    return [...this.fields.keys()].filter((key) => roleOf(key) === role);
  }
}

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? (valueText(value, 'en') ?? '') : '';

interface Told {
  lines: string[];
  /** Numbers by which the record is asked for. */
  codes: string[];
}

/** The fields whose meaning is known by their names, as a line each. */
export function tellKnown(sources: RecordFields[], lang: Lang): Told {
  const told: Told = { lines: [], codes: [] };
  for (const role of TOLD) {
    for (const values of sources.flatMap((source) => source.takeAll(role))) {
      told.lines.push(fieldLine(LABELS[lang][role] ?? role, values.join(lang === 'zh' ? '；' : '; '), lang));
      if (role === 'advisory' || role === 'cve') told.codes.push(...values.filter(isNumber));
    }
  }
  return told;
}

const isNumber = (text: string) => /^(?=.*\d)[\x21-\x7e]{3,40}$/.test(text);

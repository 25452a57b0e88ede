import { fieldLine } from './other-fields';
import { LABELS, type Role, roleOf, TOLD } from './record-names';
import { type Lang, valueText } from './value-text';

/** The fields of a record. Taking a field removes it, so the rest is what no one has used. */
export class RecordFields {
  private readonly fields: Map<string, unknown>;

  constructor(record: object) {
    this.fields = new Map(Object.entries(record));
  }

  /** Returns the text of the first of these fields that has any, without taking it. */
  peek(...keys: string[]): string {
    return keys.map((key) => plainText(this.fields.get(key))).find(Boolean) ?? '';
  }

  take(...keys: string[]): string {
    const key = keys.find((name) => this.peek(name));
    const text = key === undefined ? '' : this.peek(key);
    if (key !== undefined) this.fields.delete(key);
    return text;
  }

  /** Takes the first field of a role that has a single value. */
  takeOne(role: Role): string {
    return this.take(...this.keysOf(role));
  }

  peekOne(role: Role): string {
    return this.peek(...this.keysOf(role));
  }

  has(role: Role): boolean {
    return this.peekOne(role) !== '';
  }

  /** Takes all fields of a role, each with its values. */
  takeAll(role: Role): string[][] {
    return this.keysOf(role).flatMap((key) => {
      const value = this.fields.get(key);
      const texts = (Array.isArray(value) ? value : [value]).map(plainText);
      // A field that cannot be reproduced as written stays in the rest, where it is shown or counted.
      if (texts.includes('')) return [];
      this.fields.delete(key);
      return [texts];
    });
  }

  /** Takes the object below a key if it has a field of this role. */
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
  /** Numbers by which people ask for the record. */
  codes: string[];
}

/** Formats the fields whose role is known by their names, one line each. */
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

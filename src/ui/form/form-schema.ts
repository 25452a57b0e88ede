import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Schema } from '@/lib/json-check';

/** A node of the files in schemas/: what json-check understands, plus texts for people. */
export interface WordySchema extends Omit<Schema, 'items' | 'properties' | 'anyOf'> {
  title?: string;
  description?: string;
  default?: unknown;
  /** Name of the shared definition it comes from, such as `color`. */
  part?: string;
  items?: WordySchema;
  properties?: Record<string, WordySchema>;
  anyOf?: WordySchema[];
}

export interface FormSchema {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

/** Translates titles, descriptions and enum values. */
export interface SchemaWords {
  text: (english: string) => string;
  choice: (value: unknown) => string;
}

const FIELD_OF_PART: Record<string, string> = {
  shortText: 'LocalizedText',
  longText: 'LocalizedText',
  proseText: 'LocalizedText',
  wholeLine: 'LocalizedText',
  wholeText: 'LocalizedText',
};

/** Fields of these parts are drawn by the host of the form. */
const HOSTED_PARTS = ['condition', 'eligibility'];

const WIDGET_OF_PART: Record<string, string> = { color: 'color', imageUrl: 'image' };

/**
 * Converts a schema for rjsf. It drops defaults, so that opening a form writes nothing; null, which an empty field
 * stands for; and alternatives of types, because localized texts have a field of their own.
 */
export function formSchema(source: WordySchema, words: SchemaWords): FormSchema {
  const { title, description, part = '' } = source;
  const said = {
    ...(title !== undefined && { title: words.text(title) }),
    ...(description !== undefined && { description: words.text(description) }),
  };
  const field = FIELD_OF_PART[part];
  if (field) {
    const whole = part.startsWith('whole');
    const long = !['shortText', 'wholeLine'].includes(part);
    const ui = { 'ui:field': field, 'ui:options': { long, whole, maxLength: longest(source) } };
    return { schema: { ...said, type: 'string' }, uiSchema: ui };
  }
  if (HOSTED_PARTS.includes(part))
    return {
      schema: { ...said, type: 'string' },
      uiSchema: { 'ui:field': 'Hosted', 'ui:options': { hosted: part } },
    };
  const type = typeOf(source);
  if (type === 'object') return ofObject(source, said, words);
  if (type === 'array') return ofList(source, said, words);
  return ofValue(source, { ...said, type: type as 'string' }, words);
}

function ofObject(source: WordySchema, said: RJSFSchema, words: SchemaWords): FormSchema {
  const parts = Object.entries(source.properties ?? {}).map(([key, value]) => [key, formSchema(value, words)] as const);
  return {
    schema: {
      ...said,
      type: 'object',
      ...(source.required && { required: source.required }),
      properties: Object.fromEntries(parts.map(([key, { schema }]) => [key, schema])),
    },
    uiSchema: Object.fromEntries(parts.map(([key, { uiSchema }]) => [key, uiSchema])),
  };
}

function ofList(source: WordySchema, said: RJSFSchema, words: SchemaWords): FormSchema {
  const { items = {}, maxItems, uniqueItems, part } = source;
  const inner = formSchema(items, words);
  const choices = uniqueItems && items.enum !== undefined;
  return {
    schema: {
      ...said,
      type: 'array',
      items: inner.schema,
      ...(maxItems && { maxItems }),
      ...(choices && { uniqueItems }),
    },
    uiSchema: choices
      ? { 'ui:widget': 'ordered', 'ui:enumNames': inner.uiSchema['ui:enumNames'] }
      : part === 'scope'
        ? { 'ui:widget': 'bases' }
        : { items: inner.uiSchema },
  };
}

function ofValue(source: WordySchema, said: RJSFSchema, words: SchemaWords): FormSchema {
  const { enum: choices, part = '', maxLength, minimum, maximum } = source;
  const widget = WIDGET_OF_PART[part];
  return {
    schema: {
      ...said,
      ...(choices && { enum: choices as string[] }),
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    },
    uiSchema: {
      ...(widget && { 'ui:widget': widget }),
      ...(maxLength && { 'ui:options': { maxLength } }),
      ...(choices && { 'ui:enumNames': choices.map((value) => words.choice(value)) }),
    },
  };
}

function typeOf({ type, properties, items }: WordySchema): string {
  const [first] = [type ?? []].flat().filter((each) => each !== 'null');
  return first ?? (properties ? 'object' : items ? 'array' : 'string');
}

function longest({ anyOf = [] }: WordySchema): number | undefined {
  return anyOf.find((branch) => branch.type === 'string')?.maxLength;
}

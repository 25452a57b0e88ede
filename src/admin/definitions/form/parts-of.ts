import type { WordySchema } from '@/ui/form/form-schema';
import { isObject, own } from '../../../../setting/json-value';
import { pointer } from '../../../../setting/pointer';
import type { Body } from '../document/use-definition-text';
import type { Kind } from '../types';
import { schemas } from './definition-schemas';

/** A piece of a document with a form of its own. */
export interface Part {
  id: string;
  /** JSON pointer of its value; '' for keys of the document itself. */
  at: string;
  schema: WordySchema;
  /** Its heading: an English word of the schemas, or the id of an entry. */
  title: string;
  /** The text of an entry, beside its id. */
  hint?: string | undefined;
  /** The map whose entry it is. */
  entryOf?: 'facts' | 'nodes';
}

/** Names of ids that a field may hold. */
export type Choices = Partial<Record<'procedures' | 'calculators', readonly string[]>>;

const GENERAL = ['title', 'summary', 'equipment', 'symptoms', 'minutes'] as const;

/** The parts of a document in the order in which they are written. */
export function partsOf(kind: Kind, body: Body, locale: string, choices: Choices = {}): Part[] {
  if (kind === 'activity') return activityParts();
  const cases: Part = { id: 'cases', at: '/cases', schema: casesOf[kind], title: 'Cases' };
  if (kind === 'calculator') return [...formulaParts(body), cases];
  if (kind === 'assistant') {
    const { v: _, id: __, routes: ___, changed: ____, cases: _____, ...rest } = schemas.assistant.properties ?? {};
    const properties = { ...rest };
    for (const name of ['procedures', 'calculators'] as const)
      properties[name] = listOf(properties[name], choices[name] ?? []);
    return [{ id: 'general', at: '', schema: objectOf(properties), title: 'General' }, cases];
  }
  const shape = shapeOf(body);
  const all = schemas[shape].properties ?? {};
  const general = Object.fromEntries(GENERAL.map((key) => [key, all[key] ?? {}]));
  const list = (key: string): Part => ({
    id: key,
    at: `/${key}`,
    schema: all[key] ?? {},
    title: all[key]?.title ?? key,
  });
  const first: Part[] = [{ id: 'general', at: '', schema: objectOf(general), title: 'General' }, list('safety')];
  if (shape === 'tree') return [...first, ...treeParts(body, locale), cases];
  if (shape === 'checklist') return [...first, list('items'), cases];
  return [
    ...first,
    list('observations'),
    { ...list('faults'), schema: withShows(all.faults ?? {}, body, locale) },
    cases,
  ];
}

const casesOf = {
  assistant: schemas.cases,
  procedure: schemas.casesOfCheck,
  calculator: schemas.casesOfFormula,
};

/** Basics, who and when, then the lists. */
function activityParts(): Part[] {
  const all = schemas.activity.properties ?? {};
  const pick = (id: string, title: string, ...keys: string[]): Part => ({
    ...{ id, at: '', title },
    schema: objectOf(Object.fromEntries(keys.map((key) => [key, all[key] ?? {}]))),
  });
  const list = (id: 'questions' | 'nominees' | 'steps' | 'prizes', title: string): Part => ({
    id,
    at: `/${id}`,
    title,
    schema: all[id] ?? {},
  });
  return [
    pick('general', 'General', 'kind', 'title', 'summary', 'organizer', 'rulesExtra'),
    pick('when', 'When', 'windows', 'identity', 'eligibility', 'entry', 'retentionDays'),
    list('questions', 'Questions'),
    list('nominees', 'Nominees'),
    pick('votes', 'Votes and works', 'ballots', 'voting', 'criteria', 'submission'),
    list('steps', 'Steps'),
    list('prizes', 'Prizes'),
    pick('draw', 'Draw', 'draw', 'winners', 'smsToWinners'),
  ];
}

/** Results are chosen from the steps, and rules compare what there is. */
function formulaParts(body: Body): Part[] {
  const all = schemas.calculator.properties ?? {};
  const pick = (id: string, title: string, ...keys: string[]): Part => ({
    ...{ id, at: '', title },
    schema: objectOf(Object.fromEntries(keys.map((key) => [key, all[key] ?? {}]))),
  });
  const list = (key: 'inputs' | 'steps', title: string): Part => ({
    ...{ id: key, at: `/${key}`, title },
    schema: all[key] ?? {},
  });
  const steps = idsOf(own(body, 'steps'));
  return [
    pick('general', 'General', 'title', 'summary', 'asked', 'field', 'estimate'),
    list('inputs', 'Inputs'),
    list('steps', 'Calculation'),
    { ...pick('results', 'Results'), schema: objectOf({ outputs: listOf(all.outputs, steps) }) },
    { ...{ id: 'valid', at: '/valid', title: 'Range of validity' }, schema: validOf(body) },
    pick('source', 'Source', 'standard', 'source', 'evidence'),
  ];
}

function validOf(body: Body): WordySchema {
  const { valid } = schemas.calculator.properties ?? {};
  const { when, text } = valid?.items?.properties ?? {};
  const facts = [...idsOf(own(body, 'inputs')), ...idsOf(own(body, 'steps'))];
  const { fact, below, above, from, to } = when?.properties ?? {};
  const numbers = { below, above, from, to } as Record<string, WordySchema>;
  const known = { ...when, properties: { fact: choiceOf(fact, facts), ...numbers } };
  return { ...valid, items: { ...valid?.items, properties: { when: known, text: text ?? {} } } };
}

function shapeOf(body: Body): 'matrix' | 'checklist' | 'tree' {
  const kind = own(body, 'kind');
  return kind === 'matrix' || kind === 'checklist' ? kind : 'tree';
}

/** Schema of the whole document, with the facts and steps it has. */
export function wholeOf(kind: Kind, body: Body, locale: string): WordySchema {
  const all = schemas[kind === 'procedure' ? shapeOf(body) : kind].properties ?? {};
  const parts = partsOf(kind, body, locale);
  const lists = parts.filter(({ at, entryOf }) => at !== '' && !entryOf).map(({ id, schema }) => [id, schema] as const);
  const entries = (list: Part['entryOf']) =>
    objectOf(
      Object.fromEntries(
        parts.filter((p) => p.entryOf === list).map((p) => [p.title, { ...p.schema, title: p.title }]),
      ),
    );
  const maps = (['facts', 'nodes'] as const)
    .filter((list) => all[list])
    .map((list) => [list, { ...all[list], ...entries(list) }] as const);
  return objectOf({ ...all, ...Object.fromEntries([...lists, ...maps]) });
}

function treeParts(body: Body, locale: string): Part[] {
  const [facts, nodes] = [mapOf(body, 'facts'), mapOf(body, 'nodes')];
  const node = nodeSchema({ facts, nodes, safety: idsOf(own(body, 'safety')) });
  return [
    {
      id: 'start',
      at: '',
      schema: objectOf({ start: choiceOf(schemas.tree.properties?.start, Object.keys(nodes)) }),
      title: 'First step',
    },
    ...Object.entries(facts).map(
      ([id, fact]): Part => ({
        ...{ id: `facts/${id}`, at: pointer('/facts', id), title: id, entryOf: 'facts' },
        schema: own(fact, 'type') === 'choice' ? schemas.choice : schemas.number,
        hint: textOf(own(fact, 'label'), locale),
      }),
    ),
    ...Object.entries(nodes).map(
      ([id, one]): Part => ({
        ...{ id: `nodes/${id}`, at: pointer('/nodes', id), title: id, entryOf: 'nodes' },
        schema: node,
        hint: textOf(own(one, 'text'), locale),
      }),
    ),
  ];
}

/** Steps, facts and rules are chosen from those that exist. */
function nodeSchema({ facts, nodes, safety }: { facts: object; nodes: object; safety: string[] }): WordySchema {
  const { fact, options, next, else: otherwise, safety: rules, ...rest } = schemas.node.properties ?? {};
  const steps = Object.keys(nodes);
  const to = (list: WordySchema | undefined, more: Record<string, WordySchema> = {}) => ({
    ...list,
    items: {
      ...list?.items,
      properties: { ...list?.items?.properties, ...more, to: choiceOf(list?.items?.properties?.to, steps) },
    },
  });
  const when = next?.items?.properties?.when;
  const known = {
    ...when,
    properties: { ...when?.properties, fact: choiceOf(when?.properties?.fact, Object.keys(facts)) },
  };
  const { kind, text, help, ...last } = rest;
  return {
    ...schemas.node,
    properties: {
      ...(kind && { kind }),
      ...(text && { text }),
      ...(help && { help }),
      fact: choiceOf(fact, Object.keys(facts)),
      options: to(options),
      next: to(next, { when: known }),
      else: choiceOf(otherwise, steps),
      safety: listOf(rules, safety),
      ...last,
    },
  };
}

/** How often a cause shows each observation, one field for each. */
function withShows(faults: WordySchema, body: Body, locale: string): WordySchema {
  const observations = own(body, 'observations');
  const each = (Array.isArray(observations) ? observations : []).flatMap((one) => {
    const id = own(one, 'id');
    return typeof id === 'string' ? [[id, textOf(own(one, 'text'), locale) ?? id] as const] : [];
  });
  const field = (title: string): WordySchema => ({
    title,
    type: 'string',
    enum: ['always', 'often', 'seldom', 'never'],
  });
  const shows = {
    ...faults.items?.properties?.shows,
    properties: Object.fromEntries(each.map(([id, text]) => [id, field(text)])),
  };
  return { ...faults, items: { ...faults.items, properties: { ...faults.items?.properties, shows } } };
}

const objectOf = (properties: Record<string, WordySchema>): WordySchema => ({ type: 'object', properties });
const choiceOf = (schema: WordySchema | undefined, ids: readonly string[]): WordySchema => ({
  ...schema,
  enum: [...ids],
});
const listOf = (schema: WordySchema | undefined, ids: readonly string[]): WordySchema => ({
  ...schema,
  uniqueItems: true,
  items: { type: 'string', enum: [...ids] },
});

const mapOf = (body: Body, key: string): Record<string, unknown> => {
  const found = own(body, key);
  return isObject(found) ? found : {};
};

const idsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).map((one) => own(one, 'id')).filter((id) => typeof id === 'string');

function textOf(texts: unknown, locale: string): string | undefined {
  const text = own(texts, locale);
  return typeof text === 'string' ? text : undefined;
}

/** The part that a place belongs to: the one with the longest pointer before it. */
export function partAt(parts: readonly Part[], at: string): Part | undefined {
  const key = at.split('/')[1] ?? '';
  const inside = parts.filter((part) =>
    part.at === '' ? part.schema.properties?.[key] !== undefined : `${at}/`.startsWith(`${part.at}/`),
  );
  return inside.toSorted((a, b) => b.at.length - a.at.length)[0];
}

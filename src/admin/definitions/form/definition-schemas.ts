import type { WordySchema } from '@/ui/form/form-schema';
import { readSchema, type SchemaFile } from '@/ui/form/read-schema';
import activityFile from '../../../../schemas/entities/activity.schema.json';
import assistantFile from '../../../../schemas/entities/assistant-definition.schema.json';
import calculatorFile from '../../../../schemas/entities/calculator.schema.json';
import caseFile from '../../../../schemas/entities/definition-case.schema.json';
import evidenceFile from '../../../../schemas/entities/evidence.schema.json';
import procedureFile from '../../../../schemas/entities/procedure.schema.json';
import partsFile from '../../../../schemas/parts.schema.json';

const parts = partsFile as SchemaFile;
const { docId: _, ...evidence } = evidenceFile.properties;
/** Files that the others refer to, by the names they use. */
const beside = {
  'evidence.schema.json': { ...evidenceFile, properties: evidence },
  'definition-case.schema.json': caseFile,
} as unknown as Record<string, WordySchema>;

function read(file: unknown, node: unknown = file): WordySchema {
  const root = file as SchemaFile;
  return readSchema(node as WordySchema, { ...root, $defs: { ...root.$defs, ...beside } }, parts);
}

/** A rule of a step as the form edits it; rules of several facts stay as they are written. */
const rule: WordySchema = {
  title: 'If',
  type: 'object',
  properties: {
    fact: { title: 'Fact', type: 'string' },
    is: { title: 'Is', type: 'string' },
    below: { title: 'Below', type: 'number' },
    above: { title: 'Above', type: 'number' },
    from: { title: 'From', type: 'number' },
    to: { title: 'To', type: 'number' },
  },
};

const defs = procedureFile.$defs;
const node = read(procedureFile, defs.procedureNode);
const next = node.properties?.next ?? {};

const cases = { title: 'Cases', type: 'array', items: read(caseFile) } as WordySchema;

/** In a check nothing is asked in words and no formula is calculated. */
function casesOfCheck(): WordySchema {
  const { turns, expect, ...rest } = cases.items?.properties ?? {};
  const { at, value } = turns?.items?.properties ?? {};
  const { value: _, ...expected } = expect?.properties ?? {};
  const properties = {
    ...{ id: rest.id ?? {}, language: rest.language ?? {} },
    turns: { ...turns, items: { ...turns?.items, properties: { at: at ?? {}, value: value ?? {} } } },
    expect: { ...expect, properties: expected },
    ...rest,
  };
  return { ...cases, items: { ...cases.items, properties } };
}

/** A formula's cases calculate with it alone. */
function casesOfFormula(): WordySchema {
  const { turns, expect, ...rest } = cases.items?.properties ?? {};
  const { inputs } = turns?.items?.properties ?? {};
  const { value } = expect?.properties ?? {};
  const properties = {
    ...{ id: rest.id ?? {}, language: rest.language ?? {} },
    turns: { ...turns, items: { ...turns?.items, properties: { inputs: inputs ?? {} } } },
    expect: { ...expect, properties: { value: value ?? {} } },
    ...rest,
  };
  return { ...cases, items: { ...cases.items, properties } };
}

/** A formula; its rules of validity compare one value, others stay as they are written. */
function formula(): WordySchema {
  const whole = read(calculatorFile);
  const { valid } = whole.properties ?? {};
  const { text } = valid?.items?.properties ?? {};
  const when = { ...rule, title: 'Holds if' };
  const items = { ...valid?.items, properties: { when, text: text ?? {} } };
  return { ...whole, properties: { ...whole.properties, valid: { ...valid, items } } };
}

/** An activity; who may take part and when a question appears have forms of their own. */
function activity(): WordySchema {
  const { properties = {}, ...rest } = read(activityFile);
  const { eligibility, questions = {} } = properties;
  const { when, ...asked } = questions.items?.properties ?? {};
  // A question is written before it is asked when it appears.
  const items = { ...questions.items, properties: { ...asked, when: { ...when, part: 'condition' } } };
  return {
    ...rest,
    properties: {
      ...properties,
      eligibility: { ...eligibility, part: 'eligibility' },
      questions: { ...questions, items },
    },
  };
}

export const schemas = {
  activity: activity(),
  assistant: read(assistantFile),
  cases,
  casesOfCheck: casesOfCheck(),
  casesOfFormula: casesOfFormula(),
  calculator: formula(),
  tree: read(procedureFile, defs.procedureTree),
  matrix: read(procedureFile, defs.procedureMatrix),
  checklist: read(procedureFile, defs.procedureChecklist),
  number: read(procedureFile, defs.procedureNumber),
  choice: read(procedureFile, defs.procedureChoice),
  node: {
    ...node,
    properties: {
      ...node.properties,
      next: { ...next, items: { ...next.items, properties: { when: rule, to: next.items?.properties?.to ?? {} } } },
    },
  } as WordySchema,
};

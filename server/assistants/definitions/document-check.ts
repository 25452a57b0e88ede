import type { ErrorObject } from 'ajv';
import { own } from '../../../setting/json-value';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { type Contract, SHARED_ID } from '../../base/contract/document';
import { explainHere, pointerOf } from '../../base/contract/explain-fault';
import { createAjv, lazily } from '../../base/contract/validators';
import type { DefinitionKind } from '../../base/database/assistant-tables';

export interface DocumentFault {
  pointer: string;
  text: LocalizedText;
}

export type CheckDocument = (kind: DefinitionKind, body: unknown) => DocumentFault[];

/** Keywords that only sum up what the errors beside them say. */
const SUMS = new Set(['oneOf', 'anyOf', 'if']);
const MOST_FAULTS = 20;

/** By the contract's schemas of assistants, guided checks, formulas and activities. An empty list means: it has the right form. */
export function createDocumentCheck(contract: Contract): CheckDocument {
  const ajv = lazily(() => createAjv(contract, { allErrors: true, code: { optimize: false } }));
  const compiled = new Map<string, ReturnType<ReturnType<typeof ajv>['compile']>>();
  const validatorOf = (schema: string) => {
    const known = compiled.get(schema) ?? ajv().compile({ $ref: `${SHARED_ID}#/$defs/${schema}` });
    compiled.set(schema, known);
    return known;
  };
  return (kind, body) => {
    const validate = validatorOf(schemaOf(kind, body));
    return validate(body) ? [] : readFaults(validate.errors ?? []);
  };
}

/** By its kind: with all three in one, every fault would be reported for each. */
function schemaOf(kind: DefinitionKind, body: unknown): string {
  if (kind === 'assistant') return 'AssistantDefinition';
  if (kind === 'calculator') return 'Calculator';
  if (kind === 'activity') return 'Activity';
  const named = own(body, 'kind');
  if (named === 'matrix') return 'ProcedureMatrix';
  return named === 'checklist' ? 'ProcedureChecklist' : 'ProcedureTree';
}

function readFaults(errors: ErrorObject[]): DocumentFault[] {
  const telling = errors.filter(({ keyword }) => !SUMS.has(keyword));
  const faults = (telling.length > 0 ? telling : errors).map((error) => ({
    pointer: pointerOf(error),
    text: explainHere(error),
  }));
  // Alternatives fail each in its own way; people need one sentence for a place.
  const seen = new Set<string>();
  return faults.filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer)).slice(0, MOST_FAULTS);
}

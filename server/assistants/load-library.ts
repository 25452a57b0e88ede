import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AssistantDefinition,
  type Calculator,
  type Library,
  missingIn,
  type Procedure,
} from '../../setting/assistant/catalogue/library';
import { type Contract, SHARED_ID } from '../base/contract/document';
import { explainFault, pointerOf } from '../base/contract/explain-fault';
import { createAjv } from '../base/contract/validators';

/** Reads and checks the shipped documents. A broken one stops the start, with its file and the place in it. */
export function loadLibrary(contract: Contract, folder: string): Library {
  const ajv = createAjv(contract, { allErrors: false });
  const read = <T extends { id: string }>(kind: string, schema: string): Map<string, T> => {
    const validate = ajv.compile<T>({ $ref: `${SHARED_ID}#/$defs/${schema}` });
    const found = new Map<string, T>();
    for (const name of filesIn(join(folder, kind))) {
      const file = join(folder, kind, name);
      const value = readJson(file);
      const fault = validate(value) ? undefined : validate.errors?.at(-1);
      if (fault) throw new Error(`${file}: ${pointerOf(fault) || '/'}: ${explainFault(fault)['en-US']}`);
      const document = value as T;
      if (`${document.id}.json` !== name)
        throw new Error(`${file}: /id: is "${document.id}"; it must be the name of the file.`);
      found.set(document.id, document);
    }
    return found;
  };
  const library: Library = {
    assistants: read<AssistantDefinition>('assistants', 'AssistantDefinition'),
    procedures: read<Procedure>('procedures', 'Procedure'),
    calculators: read<Calculator>('calculators', 'Calculator'),
  };
  for (const definition of library.assistants.values()) {
    const [missing] = missingIn(library, definition);
    if (missing)
      throw new Error(
        `${join(folder, 'assistants', `${definition.id}.json`)}: ${missing.pointer}: names "${missing.id}", of which there is no file. Add the file or remove the name.`,
      );
  }
  return library;
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

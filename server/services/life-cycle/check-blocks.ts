import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Finding } from '../../../setting/finding';
import { isObject, type JsonObject, type JsonValue, own } from '../../../setting/json-value';
import { pointer } from '../../../setting/pointer';
import { explainFault, pointerOf } from '../../contract/explain-fault';
import { ajvOptions, lazily } from '../../contract/validators';
import { packageRoot } from '../../package-root';
import { tellingErrors } from '../setting-check';
import { blockWords } from './block-words';
import { checkPlaces } from './check-places';

interface BlockSchema {
  v: number;
  validate: () => ValidateFunction;
}

const mostFaultsPerBlock = 5;

/** Checks the blocks of a setting's own pages against the schemas of their types. */
export function createBlockCheck(folder = join(packageRoot, 'schemas')): (setting: JsonObject) => Finding[] {
  const schemas = lazily(() => loadSchemas(folder));
  return (setting) => {
    const pages = own(setting, 'pages');
    if (!isObject(pages)) return [];
    return Object.entries(pages).flatMap(([path, page]) => {
      const nodes = own(page, 'blocks');
      const at = pointer('/pages', path, 'blocks');
      if (!Array.isArray(nodes)) return [];
      return [...checkPlaces(nodes, at), ...nodes.flatMap((node, n) => checkNode(node, pointer(at, n), schemas()))];
    });
  };
}

function checkNode(node: JsonValue, at: string, schemas: Map<string, BlockSchema>): Finding[] {
  const type = own(node, 'type');
  if (typeof type !== 'string') return [];
  const schema = schemas.get(type);
  if (!schema) return [{ severity: 'warning', kind: 'unknown-block', pointer: at, text: blockWords.unknown(type) }];
  const v = own(node, 'v') ?? 1;
  if (typeof v !== 'number') return [];
  if (v > schema.v)
    return [{ severity: 'warning', kind: 'newer-block', pointer: at, text: blockWords.newer(type, v, schema.v) }];
  // Older props are brought up to date by the block itself, when it is shown: the rehearsal checks those.
  return v < schema.v ? [] : checkProps(node, at, schema.validate());
}

function checkProps(node: JsonValue, at: string, validate: ValidateFunction): Finding[] {
  if (validate(own(node, 'props') ?? {})) return [];
  return tellingErrors(validate.errors ?? [])
    .slice(0, mostFaultsPerBlock)
    .map((error) => ({
      // A property that is not there may still come from the flat setting, when the block is put together.
      severity: error.keyword === 'required' && error.instancePath === '' ? 'info' : 'error',
      kind: 'invalid-block',
      pointer: pointer(at, 'props') + pointerOf(error),
      text: explainFault(error),
    }));
}

function loadSchemas(folder: string): Map<string, BlockSchema> {
  const ajv = new Ajv2020({ ...ajvOptions, allErrors: true });
  addFormats.default(ajv);
  const read = (...parts: string[]) => JSON.parse(readFileSync(join(folder, ...parts), 'utf8'));
  ajv.addSchema(read('parts.schema.json'));
  const schemas = new Map<string, BlockSchema>();
  for (const area of readdirSync(join(folder, 'blocks'))) {
    for (const file of readdirSync(join(folder, 'blocks', area))) {
      const schema = read('blocks', area, file);
      const type = `${area}/${file.replace('.schema.json', '')}`;
      schemas.set(type, { v: schema['x-version'] ?? 1, validate: lazily(() => ajv.compile(schema)) });
    }
  }
  return schemas;
}

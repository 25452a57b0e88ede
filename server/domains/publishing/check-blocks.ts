import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Finding } from '../../../setting/finding';
import { isObject, type JsonObject, type JsonValue, own } from '../../../setting/json-value';
import { failedUpgrade, olderBlock } from '../../../setting/older-block';
import { pointer } from '../../../setting/pointer';
import type { UpgradeBlock } from '../../../setting/rehearse';
import { explainHere, pointerOf } from '../../base/contract/explain-fault';
import { ajvOptions, lazily } from '../../base/contract/validators';
import { packageRoot } from '../../base/package-root';
import { tellingErrors } from '../setting-check';
import { blockWords } from './block-words';
import { checkPlaces } from './check-places';

interface BlockSchema {
  v: number;
  validate: () => ValidateFunction;
}

const mostFaultsPerBlock = 5;

interface Options {
  folder?: string;
  /** The migrations of blocks; without them, blocks of earlier versions are not looked into. */
  upgradeBlock?: UpgradeBlock;
}

/** Checks the blocks of a setting's own pages against the schemas of their types, as the portal will show them: in today's version. */
export function createBlockCheck({
  folder = join(packageRoot, 'schemas'),
  upgradeBlock = () => undefined,
}: Options = {}): (setting: JsonObject) => Finding[] {
  const schemas = lazily(() => loadSchemas(folder));
  const checkNode = (node: JsonValue, at: string) => checkWith(schemas(), upgradeBlock, node, at);
  return (setting) => {
    const pages = own(setting, 'pages');
    if (!isObject(pages)) return [];
    return Object.entries(pages).flatMap(([path, page]) => {
      const nodes = own(page, 'blocks');
      const at = pointer('/pages', path, 'blocks');
      if (!Array.isArray(nodes)) return [];
      return [...checkPlaces(nodes, at), ...nodes.flatMap((node, n) => checkNode(node, pointer(at, n)))];
    });
  };
}

function checkWith(
  schemas: Map<string, BlockSchema>,
  upgradeBlock: UpgradeBlock,
  node: JsonValue,
  at: string,
): Finding[] {
  const type = own(node, 'type');
  if (typeof type !== 'string') return [];
  const schema = schemas.get(type);
  if (!schema) return [{ severity: 'warning', kind: 'unknown-block', pointer: at, text: blockWords.unknown(type) }];
  const v = own(node, 'v') ?? 1;
  if (typeof v !== 'number') return [];
  if (v > schema.v)
    return [{ severity: 'warning', kind: 'newer-block', pointer: at, text: blockWords.newer(type, v, schema.v) }];
  const props = own(node, 'props') ?? {};
  if (v === schema.v || !isObject(props)) return checkProps(props, at, schema.validate());
  const brought = upgradeBlock(type, v, props);
  if (!brought) return [];
  if ('problem' in brought) return [failedUpgrade(at, type, brought.problem)];
  const older = olderBlock(at, { type, from: v, to: brought.v, before: props, after: brought.props });
  return [older, ...checkProps(brought.props, at, schema.validate())];
}

function checkProps(props: JsonValue, place: string, validate: ValidateFunction): Finding[] {
  if (validate(props)) return [];
  return tellingErrors(validate.errors ?? [])
    .slice(0, mostFaultsPerBlock)
    .map((error) => {
      const at = pointer(place, 'props') + pointerOf(error);
      // A property that is not there may still come from the flat setting, when the block is put together.
      return error.keyword === 'required' && error.instancePath === ''
        ? {
            severity: 'info',
            kind: 'invalid-block',
            pointer: at,
            text: blockWords.elsewhere(error.params.missingProperty),
          }
        : { severity: 'error', kind: 'invalid-block', pointer: at, text: explainHere(error) };
    });
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

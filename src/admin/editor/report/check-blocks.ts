import { registry } from '@/blocks/registry';
import type { CheckError } from '@/lib/json-check';
import { type CompiledNode, compile } from '@/renderer/compile';
import { migrate } from '@/renderer/migrate';
import type { Problem } from '@/renderer/problem';
import { type Resolution, resolve } from '@/renderer/resolve';
import type { GlobalSetting, Node } from '@/renderer/types';
import { placeOf } from '@/ui/form/place-of';
import { checkOf, faultsOf as faultsOfSchema } from '@/ui/form/validator';
import type { Finding } from '../../../../setting/finding';
import type { JsonObject } from '../../../../setting/json-value';
import { olderBlock } from '../../../../setting/older-block';
import { pointer, valueAt } from '../../../../setting/pointer';
import { blocksPointer } from '../blocks/own-page';
import { blockSchema } from '../document/schemas';
import { pageDocument } from '../page-documents';
import type { Severity } from '../types';

/** Faults of blocks on the domain's own pages, without text. */
export interface BlockFault {
  severity: Severity;
  kind: 'unknown-block' | 'newer-block' | 'invalid-block';
  pointer: string;
  problem: Problem;
  type: string;
  id: string;
  /** The fault of one property, with its value. */
  fault?: CheckError;
  value?: unknown;
}

export interface PageFault {
  page: string;
  reason: string;
}

interface Checked {
  blocks: BlockFault[];
  pages: PageFault[];
  /** Blocks of earlier versions that can be shown, and what the upgrade changes. */
  older: Finding[];
}

/** Compiles and resolves with the same functions as the portal. */
export function checkBlocks(setting: GlobalSetting): Checked {
  const blocks: BlockFault[] = [];
  const older: Finding[] = [];
  const pages: PageFault[] = [];
  for (const path of Object.keys(setting.pages ?? {})) {
    const compiled = compile(setting, pageDocument(path), registry);
    if (compiled.refused) pages.push({ page: path, reason: compiled.refused });
    for (const node of flatten(compiled.nodes)) {
      blocks.push(...faultsOf(node, path));
      if (node.origin === 'setting') older.push(...olderThanToday(node, valueAt(setting, node.pointer) as Node));
    }
  }
  return { blocks, pages, older };
}

/** What the node takes from the flat setting is current anyway. */
function olderThanToday({ block, pointer: at, type }: CompiledNode, { v: from = 1, props = {} }: Node): Finding[] {
  if (!block || from >= block.v) return [];
  const migrated = migrate(props, from, block);
  if ('problem' in migrated) return [];
  const [before, after] = [props as JsonObject, migrated.props as JsonObject];
  return [olderBlock(at, { type, from, to: block.v, before, after })];
}

function faultsOf(node: CompiledNode, page: string): BlockFault[] {
  const schema = blockSchema(node.type);
  const verdict: Resolution = schema
    ? resolve(node, checkOf(schema))
    : (node.problem ?? { kind: 'unknown', type: node.type });
  if (verdict.kind === 'ready') return [];
  const at =
    node.origin === 'setting' ? node.pointer : pointer(blocksPointer(page), node.pointer.split('/').at(-1) ?? '');
  const own = { pointer: at, type: node.type, id: node.id };
  if (verdict.kind === 'unknown') return [{ ...own, severity: 'warning', kind: 'unknown-block', problem: verdict }];
  if (verdict.kind === 'newer') return [{ ...own, severity: 'warning', kind: 'newer-block', problem: verdict }];
  if (verdict.kind === 'misplaced') return [{ ...own, severity: 'warning', kind: 'invalid-block', problem: verdict }];
  if (verdict.kind !== 'invalid') return [{ ...own, severity: 'error', kind: 'invalid-block', problem: verdict }];
  return invalidProps(node, schema ?? {}).map((fault) => ({
    ...own,
    severity: 'error',
    kind: 'invalid-block',
    problem: verdict,
    pointer: pointer(at, 'props') + placeOf(fault),
    fault,
    value: valueAt(node.props, placeOf(fault)),
  }));
}

/** One per place: a text that may be a string or an object fails every branch, but one message is enough. */
function invalidProps(node: CompiledNode, schema: object): CheckError[] {
  const places = new Map(faultsOfSchema(schema, node.props).map((fault) => [placeOf(fault), fault]));
  return [...places.values()];
}

function flatten(nodes: readonly CompiledNode[]): CompiledNode[] {
  return nodes.flatMap((node) => [node, ...flatten(Object.values(node.slots).flat())]);
}

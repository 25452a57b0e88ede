import calls from 'virtual:block-calls';
import type { ShownBlock } from '@/admin/preview/protocol';
import { registry } from '@/blocks/registry';
import type { CompiledNode } from '@/renderer/compile';
import { readKeys } from '@/renderer/read-keys';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import { pointer } from '../../../setting/pointer';
import { type CompiledLayout, compileWithLayout } from '../compile-with-layout';

/** A block of the page and what the workbench needs to know about it. */
export interface MappedBlock {
  node: CompiledNode;
  /** Setting keys that its props are read from. */
  keys: string[];
  /** Part of the page rather than of its layout. */
  inPage: boolean;
  shown: ShownBlock;
}

export interface PageMap {
  setting: GlobalSetting;
  compiled: CompiledLayout;
  /** Requires sign-in: anonymous visitors get the sign-in dialog over an empty page. */
  needLogin: boolean;
  blocks: MappedBlock[];
}

/** Maps the blocks of a page to their source in the setting. */
export function mapPage(setting: GlobalSetting, page: PageDocument): PageMap {
  const compiled = compileWithLayout(setting, page, registry);
  const map = (nodes: readonly CompiledNode[], inPage: boolean) =>
    flatten(nodes).map((node) => mapBlock(node, setting, page, inPage));
  const blocks = [...map(compiled.before, false), ...map(compiled.page, true), ...map(compiled.after, false)];
  return { setting, compiled, needLogin: page.meta.needLogin ?? false, blocks };
}

function mapBlock(node: CompiledNode, setting: GlobalSetting, page: PageDocument, inPage: boolean): MappedBlock {
  const keys = readKeys(node.block, setting, page);
  const shown = {
    id: node.id,
    type: node.type,
    pointer: ownPointer(node, keys, setting),
    calls: [...(calls[node.type] ?? [])],
  };
  return { node, keys, inPage, shown };
}

/**
 * Pointer of a block in the setting. For a block of a product page, it is the section that the block reads, if there is
 * one, else the first key it reads.
 */
function ownPointer(node: CompiledNode, keys: readonly string[], setting: GlobalSetting): string {
  if (node.origin === 'setting') return node.pointer;
  const said = keys.filter((key) => setting[key as keyof GlobalSetting] != null);
  const section = said.find(
    (key) => typeof setting[key as keyof GlobalSetting] === 'object' && key !== 'texts' && key !== 'theme',
  );
  const key = section ?? said[0] ?? keys[0];
  return key === undefined ? '' : pointer('', key);
}

function flatten(nodes: readonly CompiledNode[]): CompiledNode[] {
  return nodes.flatMap((node) => [node, ...flatten(Object.values(node.slots).flat())]);
}

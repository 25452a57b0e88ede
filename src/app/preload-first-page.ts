import { matchPath } from 'react-router-dom';
import { registry } from '@/blocks/registry';
import { pageAt } from '@/pages/page-at';
import type { CompiledNode } from '@/renderer/compile';
import { loadBlock } from '@/renderer/load-block';
import type { GlobalSetting } from '@/renderer/types';
import { compileWithLayout } from './compile-with-layout';

/** Long enough for a slow line; after that the page starts without, and each block shows that it is still on its way. */
const PATIENCE_MS = 4000;

/** The blocks of the first page, all at once, before anything is drawn: so nothing on it jumps when they arrive. */
export async function preloadFirstPage(setting: GlobalSetting, pathname: string): Promise<void> {
  // The workbench is no page of blocks: its chunk is all it needs.
  if (matchPath('/admin/*', pathname)) return void (await import('@/admin/Admin'));
  const page = pageAt(pathname);
  if (!page) return;
  const loads = blocksOf(compileWithLayout(setting, page, registry).all).map((block) => loadBlock(block));
  await Promise.race([Promise.allSettled(loads), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}

function blocksOf(nodes: readonly CompiledNode[]) {
  return nodes.flatMap((node): NonNullable<CompiledNode['block']>[] => [
    ...(node.block && !node.problem ? [node.block] : []),
    ...blocksOf(Object.values(node.slots).flat()),
  ]);
}

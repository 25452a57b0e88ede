import { matchPath } from 'react-router-dom';
import { registry } from '@/blocks/registry';
import { pageAt } from '@/pages/page-at';
import type { CompiledNode } from '@/renderer/compile';
import { loadBlock } from '@/renderer/load-block';
import type { GlobalSetting } from '@/renderer/types';
import { compileWithLayout } from './compile-with-layout';

/** After this time, the page renders with skeletons for blocks that are still loading. */
const PATIENCE_MS = 4000;

/** Loads all blocks of the first page before rendering, so that none shifts the layout when it arrives. */
export async function preloadFirstPage(setting: GlobalSetting, pathname: string): Promise<void> {
  // The workbench has no blocks and needs only its own chunk.
  if (matchPath('/admin/*', pathname)) return void (await import('@/admin/Admin'));
  if (matchPath('/preview', pathname)) return void (await import('@/admin/guest/GuestPage'));
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

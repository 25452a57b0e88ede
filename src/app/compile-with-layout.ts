import { layoutOf } from '@/pages/pages';
import { type CompiledNode, compile } from '@/renderer/compile';
import type { GlobalSetting, Node, PageDocument, Registry } from '@/renderer/types';

export interface CompiledLayout {
  before: CompiledNode[];
  page: CompiledNode[];
  after: CompiledNode[];
  all: CompiledNode[];
}

/** Layout blocks are compiled with the page's metadata, so that a floating window can hide itself on some pages. */
export function compileWithLayout(setting: GlobalSetting, page: PageDocument, registry: Registry): CompiledLayout {
  const layout = layoutOf(page);
  // Compiled under a path of its own: a domain's version of a page replaces the page, not the layout around it.
  const around = (blocks: Node[]) =>
    compile(setting, { ...page, path: `layout ${layout.name}`, blocks }, registry).nodes;
  const before = around(layout.before);
  const own = compile(setting, page, registry).nodes;
  const after = around(layout.after);
  return { before, page: own, after, all: [...before, ...own, ...after] };
}

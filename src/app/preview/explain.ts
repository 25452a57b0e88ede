import type { Picked } from '@/admin/preview/protocol';
import { explainRule, type ShowContext } from '@/renderer/show';
import type { MappedBlock } from './page-map';

/** What the page knows about the origin of an element. The workbench adds layers and history. */
export function explain(pointer: string, block: MappedBlock | undefined, context: ShowContext): Picked {
  if (!block) return { pointer };
  const { node, shown } = block;
  return {
    pointer,
    block: shown,
    origin: node.origin,
    ...(node.show && { rule: node.show, verdict: explainRule(node.show, context) }),
    ...(node.problem && { problem: node.problem.kind }),
  };
}

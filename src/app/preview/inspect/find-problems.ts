import type { Finding } from '@/admin/preview/finding';
import { loadedBlock } from '@/renderer/load-block';
import type { Problem } from '@/renderer/problem';
import { resolve } from '@/renderer/resolve';
import type { MappedBlock, PageMap } from '../page-map';
import { elementOf } from '../place-of';

const KINDS: Partial<Record<Problem['kind'], Finding['kind']>> = { unknown: 'unknown-block', newer: 'newer-block' };

/** Blocks that cannot be shown, with the reason from their problem card. */
export function findProblems(document: Document, { blocks }: PageMap): Finding[] {
  return blocks.flatMap((block): Finding[] => {
    const problem = problemOf(block) ?? crashOf(block, document);
    if (!problem) return [];
    const kind = KINDS[problem.kind] ?? 'invalid-block';
    const severity = kind === 'invalid-block' ? 'error' : 'warning';
    const { id, pointer, type } = block.shown;
    return [{ severity, kind, pointer, block: id, detail: detailOf(problem, type), count: 1 }];
  });
}

function problemOf({ node }: MappedBlock): Problem | undefined {
  if (node.problem || !node.block) return node.problem ?? { kind: 'unknown', type: node.type };
  const module = loadedBlock(node.block);
  const verdict = module && resolve(node, module.check);
  return verdict && verdict.kind !== 'ready' ? verdict : undefined;
}

/** A block that has crashed before is not rendered again and logs nothing, so only its card shows it. */
function crashOf(block: MappedBlock, document: Document): Problem | undefined {
  const card = elementOf(block, document)?.querySelector('[data-problem=crashed]');
  return card ? { kind: 'crashed', message: card.querySelector('p')?.textContent ?? '', closed: true } : undefined;
}

function detailOf(problem: Problem, type: string): string {
  if (problem.kind === 'invalid') return problem.faults.map((fault) => `${fault.pointer} ${fault.message}`).join('; ');
  if (problem.kind === 'misplaced') return `${problem.reason} ${problem.detail}`;
  return 'message' in problem ? problem.message : type;
}

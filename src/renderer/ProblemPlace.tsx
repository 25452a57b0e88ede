import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import type { CompiledNode } from './compile';
import { useHost } from './host';
import type { Problem } from './problem';
import { ReloadNotice } from './ReloadNotice';

const ProblemCard = lazyWithRetry(async () => (await import('./ProblemCard')).ProblemCard);

interface Props {
  node: CompiledNode;
  problem: Problem;
  retry?: () => void;
}

/**
 * Replaces a block: operators see the reason, visitors a gap. If only the code is missing, everybody gets a retry
 * button.
 */
export function ProblemPlace({ node, problem, retry }: Props): ReactNode {
  const { operator, report, domain, revision, route } = useHost();
  useEffect(() => {
    const { id, type, pointer, block } = node;
    report({ domain, revision, path: route.path, id, type, v: block?.v, pointer, problem });
  }, [report, domain, revision, route.path, node, problem]);

  if (problem.kind === 'unreachable') return <ReloadNotice retry={retry} />;
  if (!operator) return null;
  return (
    <Suspense>
      <ProblemCard node={node} problem={problem} retry={retry} />
    </Suspense>
  );
}

import { useEffect, useMemo, useState } from 'react';
import type { CompiledNode } from '@/renderer/compile';
import { nextEdge, type ShowContext } from '@/renderer/show';
import { useBoot } from './boot-context';
import { useAppSelector } from './use-app';
import { useViewport } from './use-viewport';

/** Longest delay of a timer; a later change is scheduled again then. */
const LONGEST_MS = 2 ** 31 - 1;

/** The context for visibility rules, kept up to date. The clock advances only when a rule can change. */
export function useShowContext(nodes: readonly CompiledNode[]): ShowContext {
  const { functionList } = useBoot().setting;
  const viewport = useViewport();
  const role = useAppSelector((state) => state.session.role);
  const locale = useAppSelector((state) => state.preferences.locale);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const edge = Math.min(...flatten(nodes).flatMap((node) => nextEdge(node.show, now) ?? []));
    if (edge === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(edge - Date.now(), 0), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [nodes, now]);

  return useMemo(
    () => ({ role, locale, viewport, functions: functionList ?? [], now }),
    [role, locale, viewport, functionList, now],
  );
}

function flatten(nodes: readonly CompiledNode[]): CompiledNode[] {
  return nodes.flatMap((node) => [node, ...flatten(Object.values(node.slots).flat())]);
}

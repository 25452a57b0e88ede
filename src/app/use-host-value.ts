import { useMemo } from 'react';
import type { Params } from 'react-router-dom';
import type { CompiledNode } from '@/renderer/compile';
import { CrashMemory } from '@/renderer/crash-memory';
import type { Host } from '@/renderer/host';
import { useBoot } from './boot-context';
import { isOperator } from './is-operator';
import { createPrefetch } from './prefetch';
import { createReporter } from './reporter';
import { useAppDispatch } from './use-app';
import { useShowContext } from './use-show-context';

// Lasts for the whole visit: a block that crashed stays closed after navigation.
const crashes = new CrashMemory();
const report = createReporter();

export function useHostValue(
  nodes: readonly CompiledNode[],
  path: string,
  params: Readonly<Params>,
  search: string,
): Host {
  const { domain, revision } = useBoot();
  const context = useShowContext(nodes);
  const dispatch = useAppDispatch();
  const prefetch = useMemo(() => createPrefetch(dispatch), [dispatch]);
  const route = useMemo(
    () => ({ path, params, query: Object.fromEntries(new URLSearchParams(search)) }),
    [path, params, search],
  );
  return useMemo(
    () => ({ domain, revision, operator: isOperator(), context, route, crashes, report, prefetch }),
    [domain, revision, context, route, prefetch],
  );
}

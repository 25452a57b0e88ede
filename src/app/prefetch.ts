import { api } from '@/api/client';
import type { Need } from '@/renderer/types';
import type { AppStore } from './store';

type Prefetchable = Record<
  string,
  { initiate?: (arg: unknown, options: { subscribe: boolean }) => unknown } | undefined
>;

/** Starts a block's call early; the block's own hook then finds the answer, or joins the wait. */
export function createPrefetch(dispatch: AppStore['dispatch']): (need: Need) => void {
  return ({ call, arg }) => {
    const endpoint = (api.endpoints as Prefetchable)[call];
    // A family whose code is not here yet is asked by the block itself, a moment later.
    const action = endpoint?.initiate?.(arg, { subscribe: false });
    if (action) dispatch(action as Parameters<typeof dispatch>[0]);
  };
}

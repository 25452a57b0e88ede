import { api } from '@/api/client';
import type { Need } from '@/renderer/types';
import type { AppStore } from './store';

type Prefetchable = Record<
  string,
  { initiate?: (arg: unknown, options: { subscribe: boolean }) => unknown } | undefined
>;

/** Starts a block's call early; the block's hook then uses the result or joins the pending request. */
export function createPrefetch(dispatch: AppStore['dispatch']): (need: Need) => void {
  return ({ call, arg }) => {
    const endpoint = (api.endpoints as Prefetchable)[call];
    // The endpoints' code may not be loaded yet; then the block makes the call itself.
    const action = endpoint?.initiate?.(arg, { subscribe: false });
    if (action) dispatch(action as Parameters<typeof dispatch>[0]);
  };
}

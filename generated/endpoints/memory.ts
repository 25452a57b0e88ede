// Generated from schemas/api/memory.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const memoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContextSummary: build.query(get('/api/messages/summary/{id}')),
    getMemory: build.query(get('/api/memory')),
    addMemory: build.mutation(post('/api/memory')),
    clearMemory: build.mutation(del('/api/memory')),
    switchMemory: build.mutation(put('/api/memory/switch')),
    changeMemory: build.mutation(put('/api/memory/{id}')),
    removeMemory: build.mutation(del('/api/memory/{id}')),
  }),
});

export const {
  endpoints: memoryEndpoints,
  useGetContextSummaryQuery,
  useLazyGetContextSummaryQuery,
  useGetMemoryQuery,
  useLazyGetMemoryQuery,
  useAddMemoryMutation,
  useClearMemoryMutation,
  useSwitchMemoryMutation,
  useChangeMemoryMutation,
  useRemoveMemoryMutation,
} = memoryApi;

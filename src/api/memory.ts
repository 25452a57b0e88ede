import { memoryApi } from '../../generated/endpoints/memory';
import { quietCalls } from './quiet-calls';

export {
  useAddMemoryMutation,
  useChangeMemoryMutation,
  useClearMemoryMutation,
  useGetContextSummaryQuery,
  useGetMemoryQuery,
  useRemoveMemoryMutation,
  useSwitchMemoryMutation,
} from '../../generated/endpoints/memory';

// Shown in place of the list, or left out.
quietCalls.add('getMemory');

// A tag type of its own, so that the first page does not know it.
memoryApi.enhanceEndpoints({ addTagTypes: ['Memory'] }).enhanceEndpoints({
  endpoints: {
    getMemory: { providesTags: ['Memory'] },
    addMemory: { invalidatesTags: ['Memory'] },
    changeMemory: { invalidatesTags: ['Memory'] },
    removeMemory: { invalidatesTags: ['Memory'] },
    clearMemory: { invalidatesTags: ['Memory'] },
    switchMemory: { invalidatesTags: ['Memory'] },
  },
});

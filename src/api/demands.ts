import { demandsApi } from '../../generated/endpoints/demands';
import { quietCalls } from './quiet-calls';

export {
  useActOnDemandMutation,
  useGetDemandQuery,
  useListDemandsQuery,
  usePutDemandMutation,
} from '../../generated/endpoints/demands';

// Said beside the form; a toast would say it twice.
quietCalls.add('putDemand');
quietCalls.add('actOnDemand');

const isDemand = { providesTags: ['Demand' as const] };
const changesDemands = { invalidatesTags: ['Demand' as const] };

// An own tag type, so that the first page does not know it.
demandsApi.enhanceEndpoints({ addTagTypes: ['Demand'] }).enhanceEndpoints({
  endpoints: { listDemands: isDemand, getDemand: isDemand, putDemand: changesDemands, actOnDemand: changesDemands },
});

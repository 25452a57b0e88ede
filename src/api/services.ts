import { servicesApi } from '../../generated/endpoints/services';

export {
  servicesEndpoints,
  useListServiceDriftQuery,
  useListServicesQuery,
  useSwitchServiceMutation,
} from '../../generated/endpoints/services';

servicesApi.enhanceEndpoints({
  addTagTypes: ['Service'],
  endpoints: {
    listServices: { providesTags: ['Service'], keepUnusedDataFor: 0 },
    listServiceDrift: { keepUnusedDataFor: 0 },
    switchService: { invalidatesTags: ['Service'] },
  },
});

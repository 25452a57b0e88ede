import { factorsApi } from '../../generated/endpoints/factors';

export * from '../../generated/endpoints/factors';

// Starting a set-up changes nothing until it is confirmed, so it invalidates nothing.
factorsApi.enhanceEndpoints({
  endpoints: {
    getFactors: { providesTags: ['Factor'] },
    confirmTotp: { invalidatesTags: ['Factor'] },
    removeTotp: { invalidatesTags: ['Factor'] },
    addPasskey: { invalidatesTags: ['Factor'] },
    renamePasskey: { invalidatesTags: ['Factor'] },
    removePasskey: { invalidatesTags: ['Factor'] },
    makeRecoveryCodes: { invalidatesTags: ['Factor'] },
  },
});

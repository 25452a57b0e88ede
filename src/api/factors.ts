import { factorsApi } from '../../generated/endpoints/factors';

export * from '../../generated/endpoints/factors';

// What is set up counts once it is confirmed: until then nothing has changed.
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

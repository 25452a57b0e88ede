import { api } from './client';
import { post } from './paths';

const runsApi = api.injectEndpoints({
  endpoints: (build) => ({
    interruptRun: build.mutation(post('/tianzhi-tools/api/agent/interrupt/{id}')),
  }),
});

export const { endpoints: runsEndpoints } = runsApi;

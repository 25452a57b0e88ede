// Generated from schemas/api/runs.yaml.
import { api } from '../../src/api/client';
import { post } from '../../src/api/paths';

export const runsApi = api.injectEndpoints({
  endpoints: (build) => ({
    interruptRun: build.mutation(post('/tianzhi-tools/api/agent/interrupt/{id}')),
    steerRun: build.mutation(post('/tianzhi-tools/api/agent/runs/{id}/steer')),
  }),
});

export const {
  endpoints: runsEndpoints,
  useInterruptRunMutation,
  useSteerRunMutation,
} = runsApi;

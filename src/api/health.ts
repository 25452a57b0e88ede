import { api } from './client';
import { get } from './paths';

const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query(get('/api/health')),
  }),
});

export const { endpoints: healthEndpoints } = healthApi;

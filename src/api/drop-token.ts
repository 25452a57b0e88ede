import { api } from './client';

/** Ends the session of a token that this browser does not keep. */
export const { endpoints: dropEndpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    dropToken: build.mutation<null, string>({
      query: (token) => ({
        url: '/api/session/sign-out',
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),
  }),
});

import { api } from './client';
import { type Arg, del, get, post, put } from './paths';
import { type LoginHints, withoutTokens } from './without-tokens';

const factors = '/api/session/factors' as const;

const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerSecondStep: build.mutation<LoginHints, Arg<'answerSecondStep'>>(
      withoutTokens(post('/api/session/second-step')),
    ),
    askPasskeyForStep: build.mutation(post('/api/session/second-step/passkey')),
    getFactors: build.query({ ...get(factors), providesTags: ['Factor'] }),
    // What is set up counts once it is confirmed: until then nothing has changed.
    beginTotp: build.mutation(post(`${factors}/totp`)),
    confirmTotp: build.mutation({ ...put(`${factors}/totp`), invalidatesTags: ['Factor'] }),
    removeTotp: build.mutation({ ...del(`${factors}/totp`), invalidatesTags: ['Factor'] }),
    beginPasskey: build.mutation(post(`${factors}/passkeys`)),
    addPasskey: build.mutation({ ...put(`${factors}/passkeys`), invalidatesTags: ['Factor'] }),
    renamePasskey: build.mutation({ ...put(`${factors}/passkeys/{id}`), invalidatesTags: ['Factor'] }),
    removePasskey: build.mutation({ ...del(`${factors}/passkeys/{id}`), invalidatesTags: ['Factor'] }),
    makeRecoveryCodes: build.mutation({ ...post(`${factors}/recovery-codes`), invalidatesTags: ['Factor'] }),
    askPasskeyForProof: build.mutation(post(`${factors}/proof`)),
  }),
});

export const {
  endpoints: factorsEndpoints,
  useAnswerSecondStepMutation,
  useAskPasskeyForStepMutation,
  useGetFactorsQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useMakeRecoveryCodesMutation,
  useAskPasskeyForProofMutation,
} = factorsApi;

// Generated from schemas/api/factors.yaml.
import { api } from '../../src/api/client';
import { type Arg, del, get, post, put } from '../../src/api/paths';
import { type LoginHints, withoutTokens } from '../../src/api/without-tokens';

export const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerSecondStep: build.mutation<LoginHints, Arg<'answerSecondStep'>>(withoutTokens(post('/api/session/second-step'))),
    askPasskeyForStep: build.mutation(post('/api/session/second-step/passkey')),
    getFactors: build.query(get('/api/session/factors')),
    beginTotp: build.mutation(post('/api/session/factors/totp')),
    confirmTotp: build.mutation(put('/api/session/factors/totp')),
    removeTotp: build.mutation(del('/api/session/factors/totp')),
    beginPasskey: build.mutation(post('/api/session/factors/passkeys')),
    addPasskey: build.mutation(put('/api/session/factors/passkeys')),
    renamePasskey: build.mutation(put('/api/session/factors/passkeys/{id}')),
    removePasskey: build.mutation(del('/api/session/factors/passkeys/{id}')),
    makeRecoveryCodes: build.mutation(post('/api/session/factors/recovery-codes')),
    askPasskeyForProof: build.mutation(post('/api/session/factors/proof')),
  }),
});

export const {
  endpoints: factorsEndpoints,
  useAnswerSecondStepMutation,
  useAskPasskeyForStepMutation,
  useGetFactorsQuery,
  useLazyGetFactorsQuery,
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

import type { Call, Data } from './paths';

type LoginResponse = Data<'loginWithPassword'>;
/** What a sign-in answers besides its tokens. */
export type LoginHints = Omit<LoginResponse, 'access_token' | 'userToken'>;

/** The tokens are for programs without a browser: ours has a cookie by then, and nothing of them gets into the store. */
export function withoutTokens<A>({ query }: Call<A, LoginResponse>) {
  return {
    query,
    transformResponse: ({ access_token: _, userToken: __, ...hints }: LoginResponse): LoginHints => hints,
  };
}

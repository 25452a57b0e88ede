import type { Call, Data } from './paths';

type LoginResponse = Data<'loginWithPassword'>;
/** A sign-in response without its tokens. */
export type LoginHints = Omit<LoginResponse, 'access_token' | 'userToken'>;

/** Keeps tokens out of the store. They are for programs without a browser; the portal uses the cookie. */
export function withoutTokens<A>({ query }: Call<A, LoginResponse>) {
  return {
    query,
    transformResponse: ({ access_token: _, userToken: __, ...hints }: LoginResponse): LoginHints => hints,
  };
}

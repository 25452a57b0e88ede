/** What led a person here, as the address says it; the server keeps it with the sign-in. */
export interface SignInOrigin {
  from?: string;
  appid?: string;
}

const NAME = /^[\w.:-]{1,64}$/;

/** `from` and `appid` of an address; what is no name is left out, for an address is written by anybody. */
export function readOrigin(search: string): SignInOrigin {
  const query = new URLSearchParams(search);
  const named = (['from', 'appid'] as const).flatMap((key) => {
    const value = query.get(key) ?? '';
    return NAME.test(value) ? [[key, value]] : [];
  });
  return Object.fromEntries(named);
}

/** What led a person here, according to the address; the server stores it with the sign-in. */
export interface SignInOrigin {
  from?: string;
  appid?: string;
}

const NAME = /^[\w.:-]{1,64}$/;

/** `from` and `appid` of a query string. Values of another form are dropped, since anybody can write an address. */
export function readOrigin(search: string): SignInOrigin {
  const query = new URLSearchParams(search);
  const named = (['from', 'appid'] as const).flatMap((key) => {
    const value = query.get(key) ?? '';
    return NAME.test(value) ? [[key, value]] : [];
  });
  return Object.fromEntries(named);
}

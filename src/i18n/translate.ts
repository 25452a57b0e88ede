import type { PortalMessages } from '../../generated/messages/portal';

type Qualified = keyof PortalMessages;
export type Namespace = Qualified extends `${infer Name}:${string}` ? Name : never;
type Short<Full> = Full extends `${string}:${infer Path}` ? Path : never;

/** What `t` of these namespaces may be asked for: their own keys short, any key with its namespace. */
export type Key<Name extends Namespace = never> = Qualified | Short<Extract<Qualified, `${Name}:${string}`>>;

/** What stands under a key: `Under<'common:problem'>` is `'unknown' | 'newer' …`. For codes that are the names of texts. */
export type Under<Place extends string> = Qualified extends infer Full
  ? Full extends `${Place}.${infer Name}`
    ? Name
    : never
  : never;

/** A short name that two namespaces share asks for the values of either. */
type ValuesByKey = PortalMessages & { [Full in Qualified as Short<Full>]: PortalMessages[Full] };

/** A key that is put together, such as `state.${state}`, needs the values of every text it may name. */
export type ValuesOf<Keys> = {
  [Each in Keys & keyof ValuesByKey]: (values: ValuesByKey[Each]) => void;
}[Keys & keyof ValuesByKey] extends (values: infer All) => void
  ? All
  : never;

export type Translate<Name extends Namespace = never> = <Keys extends Key<Name>>(
  key: Keys,
  ...values: object extends ValuesOf<Keys> ? [values?: object] : [values: ValuesOf<Keys>]
) => string;

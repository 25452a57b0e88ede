import type { PortalMessages } from '../../generated/messages/portal';

type Qualified = keyof PortalMessages;
export type Namespace = Qualified extends `${infer Name}:${string}` ? Name : never;
type Short<Full> = Full extends `${string}:${infer Path}` ? Path : never;

/** Keys accepted by `t` with these namespaces: their own in short form, all others qualified. */
export type Key<Name extends Namespace = never> = Qualified | Short<Extract<Qualified, `${Name}:${string}`>>;

/** The keys below a key: `Under<'common:problem'>` is `'unknown' | 'newer' …`. For codes that name messages. */
export type Under<Place extends string> = Qualified extends infer Full
  ? Full extends `${Place}.${infer Name}`
    ? Name
    : never
  : never;

/** A short key shared by two namespaces needs the values of both. */
type ValuesByKey = PortalMessages & { [Full in Qualified as Short<Full>]: PortalMessages[Full] };

/** A composed key such as `state.${state}` needs the values of every message it may name. */
export type ValuesOf<Keys> = {
  [Each in Keys & keyof ValuesByKey]: (values: ValuesByKey[Each]) => void;
}[Keys & keyof ValuesByKey] extends (values: infer All) => void
  ? All
  : never;

export type Translate<Name extends Namespace = never> = <Keys extends Key<Name>>(
  key: Keys,
  ...values: object extends ValuesOf<Keys> ? [values?: object] : [values: ValuesOf<Keys>]
) => string;

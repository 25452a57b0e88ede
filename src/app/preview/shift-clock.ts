/** Shifts the clock of a window. The setter returned makes it run on from a moment; null restores the real time. */
export function shiftClock(own: { Date: DateConstructor }): (moment: string | null) => void {
  const real = own.Date;
  let shift = 0;
  const now = () => real.now() + shift;
  own.Date = new Proxy(real, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return (moment) => {
    shift = moment === null ? 0 : real.parse(moment) - real.now();
  };
}

const ALONE = /^(engine|layout)\/(?!crash-test|not-)/;

/** These look the same wherever they stand. Others live on the address and on answers under way, so their place is the page. */
export function hasPicture(type: string): boolean {
  return ALONE.test(type);
}

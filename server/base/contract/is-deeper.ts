/** Maximum nesting of lists and objects. No real data is deeper, and recursive code would overflow the stack. */
export const mostDepth = 200;

/** Whether JSON is nested deeper than `most`. Iterates level by level, so no depth overflows the stack. */
export function isDeeper(value: unknown, most = mostDepth): boolean {
  let level = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

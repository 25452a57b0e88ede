/** Lists and objects in each other. Nobody writes so many, and what walks through a document by itself would run out of room. */
export const mostDepth = 200;

/** Whether JSON is nested in more levels than that. Level by level, so that no depth is too much for it. */
export function isDeeper(value: unknown, most = mostDepth): boolean {
  let level = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

export interface FoundAt {
  pointer: string;
  message: string;
}

/** Steps from a rule into one of its parts. */
const INTO_PART = /^\/(?:(?:all|any)\/\d+|not)(?:\/|$)/;

/** What a check found at a rule itself: not in its parts, which say it themselves. */
export function faultsOf(findings: readonly FoundAt[], at: string): string[] {
  const own = findings.filter(
    ({ pointer }) => pointer === at || (pointer.startsWith(`${at}/`) && !INTO_PART.test(pointer.slice(at.length))),
  );
  return [...new Set(own.map(({ message }) => message))];
}

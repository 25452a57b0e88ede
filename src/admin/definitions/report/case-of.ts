/** The longest question of a case. */
export const LONGEST = 2_000;

/**
 * A case that asks the question again. What it expects is empty: only the author knows, and until it is filled in the
 * report says so.
 */
export function caseOf(question: string, cases: readonly unknown[]) {
  const taken = new Set(cases.map((each) => (each as { id?: unknown } | null)?.id));
  let n = cases.length + 1;
  while (taken.has(`asked-${n}`)) n += 1;
  return {
    id: `asked-${n}`,
    language: /\p{Script=Han}/u.test(question) ? ('zh-CN' as const) : ('en-US' as const),
    turns: [{ ask: question.slice(0, LONGEST) }],
    expect: {},
    must: false,
  };
}

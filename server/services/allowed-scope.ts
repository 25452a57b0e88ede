/** The knowledge bases a request may search: what it asks for, never more than its domain has. A stale wish falls back to all. */
export function allowedScope(domain: readonly number[] | null | undefined, asked?: readonly number[]): number[] {
  const all = [...(domain ?? [])];
  const wanted = all.filter((id) => asked?.includes(id));
  return wanted.length > 0 ? wanted : all;
}

/** The `scope` parameter of a call, "1,3". */
export function readScope(text: string | undefined): number[] | undefined {
  return text?.split(',').map(Number);
}

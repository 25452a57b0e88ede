const PATTERNS = [
  /\bdifferences? between (.{2,60}?) and (.{2,60}?)(?:$|[?,.])/i,
  /\bhow (?:do|does|is|are) (.{2,60}?) (?:differ(?:ent)?) from (.{2,60}?)(?:$|[?,.])/i,
  /\bcompare (.{2,60}?) (?:and|with|to|against) (.{2,60}?)(?:$|[?,.])/i,
  /^(.{2,60}?) (?:vs\.?|versus|against|compared (?:to|with)) (.{2,60}?)(?:$|[?,.])/i,
  /^(.{1,30}?)\s*(?:和|与|跟|同|、|vs\.?|对比)\s*(.{1,30}?)\s*(?:之间|两者)?(?:的|有|到底|长得)*(?:什么|啥|何|哪些)?(?:主要)?(?:区别|不同|差别|差异|不一样|怎么区[分别])/i,
];
const LEADS = /^(?:what(?:'s| is| are) the|the|请问|an?)\s+|^请问/i;
/** Excludes sides that contain a question ("The West saw itself as what compared to the East") or a third side. */
const ASKS = /\bvs\b|\b(?:what|which|who|how|why|when|where)\b|什么|哪|谁|怎/i;

/** Returns the two things that a question compares. */
export function sidesOf(question: string): [string, string] | null {
  const asked = question.normalize('NFKC').trim();
  const match = PATTERNS.map((pattern) => pattern.exec(asked)).find((found) => found !== null);
  const [first, second] = (match?.slice(1) ?? []).map((side) => side.replace(LEADS, '').trim());
  if (ASKS.test(`${first} ${second}`)) return null;
  return first && second && first !== second ? [first, second] : null;
}

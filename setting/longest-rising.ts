/** Indexes of a longest increasing subsequence: the list items that need not move. */
export function longestRising(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, at) => {
    const place = tails.findIndex((tail) => (numbers[tail] as number) >= number);
    const end = place < 0 ? tails.length : place;
    before[at] = tails[end - 1];
    tails[end] = at;
  });
  const kept = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = before[at]) kept.add(numbers[at] as number);
  return kept;
}

/** The first, last, current and adjacent pages; null is a gap. */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages, page - 1, page, page + 1].filter((each) => each >= 1 && each <= pages));
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1];
    if (before === undefined || each - before === 1) return [each];
    // A gap of one page shows that page instead.
    return each - before === 2 ? [each - 1, each] : [null, each];
  });
}

import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 AA in jsdom, as far as axe can tell. Without colour contrast, which is tested in browsers. */
export async function findFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: TAGS,
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

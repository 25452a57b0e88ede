import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What a program can tell is wrong by WCAG 2.2 AA in the simulated page. Colours have no place there: browsers are asked for those. */
export async function findFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: TAGS,
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** docs/decisions/README.md: every decision with its title, and its status unless it is just accepted. */
export function decisionsPage(root) {
  const folder = path.join(root, 'docs/decisions');
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const rows = names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const [, title] = /^# (.+)/.exec(text) ?? [];
    // A status may span several lines; continuation lines are indented.
    const status = (/^- Status: (.+(?:\n {2}.+)*)/m.exec(text)?.[1] ?? 'accepted').replaceAll(/\s+/g, ' ');
    return `- [${title ?? name}](${name})${status === 'accepted' ? '' : `: ${status}`}`;
  });
  return `# Decisions

<!-- Written by scripts/docs/decisions.mjs (npm run generate). Do not edit. -->

Why things are as they are, one page per decision. A superseded decision stays; its status links to the successor.

${rows.join('\n')}
`;
}

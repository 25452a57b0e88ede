import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** docs/decisions/README.md: every decision by its title, and what has become of those that no longer hold whole. */
export function decisionsPage(root) {
  const folder = path.join(root, 'docs/decisions');
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const rows = names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const [, title] = /^# (.+)/.exec(text) ?? [];
    const status = /^- Status: (.+)/m.exec(text)?.[1] ?? 'accepted';
    return `- [${title ?? name}](${name})${status === 'accepted' ? '' : `: ${status}`}`;
  });
  return `# Decisions

<!-- Written by scripts/docs/decisions.mjs (npm run generate). Do not edit. -->

Why things are as they are, one page each. A decision that no longer holds stays, and its status says which one took its place.

${rows.join('\n')}
`;
}

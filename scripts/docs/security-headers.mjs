import { answers, overHttps } from '../security/header-rules.mjs';

const HEAD = `# Headers of every answer

<!-- Written by scripts/docs/security-headers.mjs (npm run generate). Do not edit. -->

What each kind of answer has to say. The list is [scripts/security/header-rules.mjs](../scripts/security/header-rules.mjs); \`npm run security\`
holds the built server against it, without and behind https, and [tests/attacks/headers.test.ts](../tests/attacks/headers.test.ts) the sources.
Our cookies have \`HttpOnly\` and \`SameSite\`, and \`Secure\` over https.
`;

/** docs/security-headers.md, from the list that the check reads. */
export function headersPage() {
  const sections = [...answers, { title: 'Every answer over https', headers: overHttps }]
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .map(({ title, url, host, status, headers }) => {
      const asked = url ? `\`GET ${url}\`${host ? ` with \`Host: ${host}\`` : ''} answers ${status}.\n\n` : '';
      const rows = Object.entries(headers).flatMap(([name, rule]) => (rule ? [`| \`${name}\` | ${rule.why} |`] : []));
      const absent = Object.entries(headers).flatMap(([name, rule]) => (rule === null ? [`\`${name}\``] : []));
      const never = absent.length > 0 ? `\n\nNever there: ${absent.join(', ')}.` : '';
      return `## ${title}\n\n${asked}| header | why |\n|---|---|\n${rows.join('\n')}${never}\n`;
    });
  return `${HEAD}\n${sections.join('\n')}`;
}

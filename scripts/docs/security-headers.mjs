import { answers, overHttps } from '../security/header-rules.mjs';

const HEAD = `# Headers of every response

<!-- Written by scripts/docs/security-headers.mjs (npm run generate). Do not edit. -->

The headers that each kind of response carries, from [scripts/security/header-rules.mjs](../scripts/security/header-rules.mjs).
\`npm run security\` checks the built server against this list, with and without HTTPS;
[tests/attacks/headers.test.ts](../tests/attacks/headers.test.ts) checks the sources. Our cookies are \`HttpOnly\` and \`SameSite\`, and
\`Secure\` over HTTPS.
`;

/** docs/security-headers.md, from the list that the check uses. */
export function headersPage() {
  const sections = [...answers, { title: 'Every response over HTTPS', headers: overHttps }]
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .map(({ title, url, host, status, headers }) => {
      const asked = url ? `\`GET ${url}\`${host ? ` with \`Host: ${host}\`` : ''} returns ${status}.\n\n` : '';
      const rows = Object.entries(headers).flatMap(([name, rule]) => (rule ? [`| \`${name}\` | ${rule.why} |`] : []));
      const absent = Object.entries(headers).flatMap(([name, rule]) => (rule === null ? [`\`${name}\``] : []));
      const never = absent.length > 0 ? `\n\nAlways absent: ${absent.join(', ')}.` : '';
      return `## ${title}\n\n${asked}| header | why |\n|---|---|\n${rows.join('\n')}${never}\n`;
    });
  return `${HEAD}\n${sections.join('\n')}`;
}

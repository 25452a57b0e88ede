/**
 * The forms of well-known services' keys. `like` builds one of the same form from random text for the test, so that no
 * such text is in the tree.
 */
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const WORD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const HEX = '0123456789abcdef';

export const shapes = [
  { name: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, like: (text) => `AKIA${text(16, UPPER)}` },
  { name: 'Alibaba Cloud access key', pattern: /\bLTAI[0-9A-Za-z]{12,26}\b/, like: (text) => `LTAI${text(20, WORD)}` },
  { name: 'Tencent Cloud secret id', pattern: /\bAKID[0-9A-Za-z]{28,36}\b/, like: (text) => `AKID${text(32, WORD)}` },
  { name: 'Google API key', pattern: /\bAIza[0-9A-Za-z_-]{35}\b/, like: (text) => `AIza${text(35, WORD)}` },
  { name: 'GitHub token', pattern: /\bgh[opsur]_[0-9A-Za-z]{36,}\b/, like: (text) => `ghp_${text(36, WORD)}` },
  {
    name: 'GitHub fine-grained token',
    pattern: /\bgithub_pat_[0-9A-Za-z_]{60,}\b/,
    like: (text) => `github_pat_${text(82, WORD)}`,
  },
  { name: 'GitLab token', pattern: /\bglpat-[0-9A-Za-z_-]{20,}/, like: (text) => `glpat-${text(20, WORD)}` },
  { name: 'npm token', pattern: /\bnpm_[0-9A-Za-z]{36}\b/, like: (text) => `npm_${text(36, WORD)}` },
  { name: 'Slack token', pattern: /\bxox[abeoprs]-[0-9A-Za-z-]{20,}/, like: (text) => `xoxb-${text(40, WORD)}` },
  {
    name: 'Stripe key',
    pattern: /\b[rs]k_(?:live|test)_[0-9A-Za-z]{20,}\b/,
    like: (text) => `sk_live_${text(24, WORD)}`,
  },
  {
    name: 'model provider key',
    pattern: /\bsk-(?:proj-|ant-[a-z0-9]+-)?[0-9A-Za-z_-]{32,}/,
    like: (text) => `sk-proj-${text(48, WORD)}`,
  },
  {
    name: 'SendGrid key',
    pattern: /\bSG\.[0-9A-Za-z_-]{22}\.[0-9A-Za-z_-]{43}/,
    like: (text) => `SG.${text(22, WORD)}.${text(43, WORD)}`,
  },
  {
    name: 'private key',
    pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/,
    like: () => `-----BEGIN ${'RSA'} PRIVATE KEY-----`,
  },
  {
    name: 'JSON web token',
    pattern: /\beyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{20,}/,
    like: (text) => `eyJ${text(20, WORD)}.eyJ${text(30, WORD)}.${text(43, WORD)}`,
  },
  {
    name: 'password in an address',
    pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/'"`<>$\\{}|]+:([^\s:@/'"`<>$\\{}|]{6,})@[a-z0-9.-]+/i,
    value: 1,
    like: (text) => `postgres://portal:${text(20, HEX)}@db.mill.example/portal`,
  },
  {
    name: 'assigned secret',
    // A long random text assigned to something called a secret, key or password.
    pattern:
      /(?:secret|token|passw(?:or)?d|api_?key|access_?key|private_?key)["']?\s*[:=]\s*["'`]([0-9A-Za-z+/=_-]{20,})["'`]/i,
    value: 1,
    entropy: 3.8,
    like: (text) => `const apiKey = '${text(40, WORD)}';`,
  },
];

/** Bits per character: words have about 3, long random Base64 more than 4.5. */
export function entropyOf(text) {
  const counts = new Map();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

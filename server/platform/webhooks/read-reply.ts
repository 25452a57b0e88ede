import { withoutKeys } from '../../base/http/hide-keys';

const KEPT_BYTES = 1024;
/** What is looked at, so that no secret is cut in half before it is found. */
const READ_BYTES = 8 * KEPT_BYTES;

/** Signing secrets and what programs print when they show their requests or settings. */
const SECRETS = [
  /(whsec_)[\w+/=-]{8,}/g,
  /(\b(?:Bearer|Basic) )[\w.~+/=-]{8,}/gi,
  /(\b(?:set-)?cookie: )[^\r\n]+/gi,
  /((?:passw(?:or)?d|secret|token|api[_-]?key)["']? ?[:=] ?["']?)[^\s"',;&<}]{6,}/gi,
];

/** The first kilobyte of a reply, without what looks like a secret and without NUL, which the database does not take. */
export function readReply(body: Buffer): string {
  const text = body.subarray(0, READ_BYTES).toString('utf8').replaceAll('\0', '');
  const clean = SECRETS.reduce((rest, pattern) => rest.replaceAll(pattern, '$1***'), withoutKeys(text));
  return Buffer.from(clean).subarray(0, KEPT_BYTES).toString('utf8');
}

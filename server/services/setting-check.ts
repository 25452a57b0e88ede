import type { ErrorObject } from 'ajv';
import { type Contract, SHARED_ID } from '../contract/document';
import { escapePart, pointerOf } from '../contract/explain-fault';
import { createAjv, lazily } from '../contract/validators';

export interface SettingFault {
  /** JSON pointer into the setting. */
  pointer: string;
  reason: string;
}

/** Above this a setting is refused unread: every page of the domain would carry it. */
export const maxSettingBytes = 256 * 1024;
const mostFaults = 20;

export type CheckSetting = (body: unknown) => SettingFault[];

/** By the contract's schema of the global setting. An empty list means: it may be served. */
export function createSettingCheck(contract: Contract): CheckSetting {
  const validate = lazily(() =>
    createAjv(contract, { allErrors: true, code: { optimize: false } }).compile({
      $ref: `${SHARED_ID}#/$defs/GlobalSetting`,
    }),
  );
  return (body) => {
    const bytes = Buffer.byteLength(JSON.stringify(body) ?? '');
    if (bytes > maxSettingBytes)
      return [{ pointer: '', reason: `has ${bytes} bytes; at most ${maxSettingBytes} are taken` }];
    if (!validate()(body)) return readFaults(validate().errors ?? []);
    const odd = unstorable(body, '');
    return odd === undefined
      ? []
      : [{ pointer: odd, reason: 'has a character that cannot be stored (NUL or half a pair)' }];
  };
}

function readFaults(errors: ErrorObject[]): SettingFault[] {
  // 'anyOf' and 'if' only sum up what the errors beside them say.
  const telling = errors.filter((error) => error.keyword !== 'anyOf' && error.keyword !== 'if');
  const faults = (telling.length > 0 ? telling : errors).map((error) => ({
    pointer: pointerOf(error),
    reason: error.message ?? error.keyword,
  }));
  const seen = new Set<string>();
  return faults
    .filter(({ pointer, reason }) => !seen.has(pointer + reason) && seen.add(pointer + reason))
    .slice(0, mostFaults);
}

/** Pointer of the first text that PostgreSQL's jsonb refuses. */
function unstorable(value: unknown, pointer: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const at = `${pointer}/${escapePart(key)}`;
    const odd = unstorable(key, at) ?? unstorable(part, at);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

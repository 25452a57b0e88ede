import type { ErrorObject } from 'ajv';
import { type Contract, SHARED_ID } from '../base/contract/document';
import { escapePart, explainHere, pointerOf } from '../base/contract/explain-fault';
import { isDeeper, mostDepth } from '../base/contract/is-deeper';
import { createAjv, lazily } from '../base/contract/validators';
import type { LocalizedText } from '../base/http/errors';
import { message } from '../base/messages/message';

export interface SettingFault {
  /** JSON pointer into the setting. */
  pointer: string;
  reason: string;
}

/** Larger settings are refused unread, because every page of the domain would carry them. */
export const maxSettingBytes = 256 * 1024;
const mostFaults = 20;

export type CheckSetting = (body: unknown) => SettingFault[];

/** A fault that is also shown to a person. */
interface ExplainedFault extends SettingFault {
  text: LocalizedText;
}

/** By the contract's schema of the global setting. An empty list means: it may be served. */
export function createSettingCheck(contract: Contract): CheckSetting {
  const explain = createExplainedCheck(contract);
  return (body) => explain(body).map(({ pointer, reason }) => ({ pointer, reason }));
}

export function createExplainedCheck(contract: Contract): (body: unknown) => ExplainedFault[] {
  const validate = lazily(() =>
    createAjv(contract, { allErrors: true, code: { optimize: false } }).compile({
      $ref: `${SHARED_ID}#/$defs/GlobalSetting`,
    }),
  );
  return (body) => {
    if (isDeeper(body)) return [tooDeep];
    const bytes = Buffer.byteLength(JSON.stringify(body) ?? '');
    if (bytes > maxSettingBytes) return [tooLarge(bytes)];
    if (!validate()(body)) return readFaults(validate().errors ?? []);
    const odd = unstorable(body, '');
    return odd === undefined ? [] : [{ pointer: odd, ...oddCharacter }];
  };
}

const tooLarge = (bytes: number): ExplainedFault => ({
  pointer: '',
  reason: `has ${bytes} bytes; at most ${maxSettingBytes} are taken`,
  text: message('domains:settingCheck.tooLarge', { bytes, most: maxSettingBytes }),
});

const tooDeep: ExplainedFault = {
  pointer: '',
  reason: `is nested deeper than ${mostDepth} levels`,
  text: message('domains:settingCheck.tooDeep', { most: mostDepth }),
};

const oddCharacter = {
  reason: 'has a character that cannot be stored (NUL or half a pair)',
  text: message('domains:settingCheck.oddCharacter'),
};

/** 'anyOf' and 'if' only sum up what the errors beside them say. */
export function tellingErrors(errors: ErrorObject[]): ErrorObject[] {
  const telling = errors.filter((error) => error.keyword !== 'anyOf' && error.keyword !== 'if');
  return telling.length > 0 ? telling : errors;
}

function readFaults(errors: ErrorObject[]): ExplainedFault[] {
  const faults = tellingErrors(errors).map((error) => ({
    pointer: pointerOf(error),
    reason: error.message ?? error.keyword,
    text: explainHere(error),
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

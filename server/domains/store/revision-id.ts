import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../setting/canonical-json';

/** A revision is named by its content: equal settings are one revision. */
export const revisionId = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex');

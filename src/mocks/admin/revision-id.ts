import { canonicalJson } from '../../../setting/canonical-json';
import { hashHex } from '../hash-hex';

/** The same id that the server gives: a revision is its content. */
export const revisionId = (body: unknown): Promise<string> => hashHex(canonicalJson(body), 64);

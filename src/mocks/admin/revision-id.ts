import { canonicalJson } from '../../../setting/canonical-json';
import { hashHex } from '../hash-hex';

/** Same id as on the server: a hash of the content. */
export const revisionId = (body: unknown): Promise<string> => hashHex(canonicalJson(body), 64);

import { reasonOf } from './list-files';
import { UnreadableFile } from './types';

const nested = 'its marks or elements are nested too deeply';

/** Why a file or a document could not be taken apart, in words for who runs the import. */
export function faultOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  return error instanceof RangeError ? nested : reasonOf(error);
}

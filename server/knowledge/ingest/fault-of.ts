import { reasonOf } from './list-files';
import { UnreadableFile } from './types';

const nested = 'its marks or elements are nested too deeply';

/** Explains a parsing failure to the person who runs the import. */
export function faultOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  return error instanceof RangeError ? nested : reasonOf(error);
}

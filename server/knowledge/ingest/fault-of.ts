import type { LocalizedText } from '../../../setting/messages/catalogue';
import { message } from '../../base/messages/message';
import { reasonOf } from './list-files';
import { UnreadableFile } from './types';

/** Explains a parsing failure to the person who runs the import. */
export function faultOf(error: unknown): LocalizedText {
  if (error instanceof UnreadableFile) return error.reason;
  return error instanceof RangeError ? message('knowledge:import.nested') : reasonOf(error);
}

import type { LocalizedText } from '../../../setting/messages/catalogue';
import { message } from '../../base/messages/message';

/** What the report says about blocks and their places. */
export const blockWords = {
  unknown: (type: string): LocalizedText => message('domains:block.unknown', { type }),
  newer: (type: string, v: number, known: number): LocalizedText => message('domains:block.newer', { type, v, known }),
  twice: (id: string): LocalizedText => message('domains:block.twice', { id }),
  elsewhere: (name: string): LocalizedText => message('domains:block.elsewhere', { name }),
  missing: (id: string): LocalizedText => message('domains:block.missing', { id }),
  large: (characters: number, most: number): LocalizedText => message('domains:block.large', { characters, most }),
};

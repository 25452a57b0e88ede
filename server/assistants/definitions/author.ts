import { organizationIn } from '../../../setting/assistant/owner';
import type { ActingOperator } from '../../accounts';

/** Whose drafts, and the name that others read. */
export interface Author {
  key: string;
  name: string;
}

/** Operators' names are theirs alone; people of an organization may share a name, or change it. */
export const authorBehind = (
  { id, name }: Pick<ActingOperator, 'id' | 'name'>,
  { domain }: { domain: string },
): Author => ({
  key: organizationIn(domain) === undefined ? name : id,
  name,
});

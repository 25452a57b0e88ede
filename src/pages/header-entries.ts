import type { components } from '../../generated/blocks';
import { entryOf } from './entry-of';
import { isBuilt } from './is-built';

type Setting = components['schemas']['GlobalSetting'];
type Entries = Pick<components['schemas']['layout.header'], 'tabs' | 'links' | 'account'>;

/**
 * Tabs in the order of `functionList`, links, and whether there is an account; for the header and the mobile menu. A
 * function whose page is not built, or a closed community, has no tab.
 */
export function headerEntries({ functionList, header, allowLogin, community }: Setting): Entries {
  const titles = new Map(header?.tabTitles?.map((tab) => [tab.function, tab.title]));
  const built = (functionList ?? []).filter((id) => isBuilt(entryOf(id).to) && (id !== 5 || community?.enabled));
  const tabs = built.map((id) => {
    const title = titles.get(id);
    return { function: id, ...(title && { title }) };
  });
  const links = header?.links?.filter(({ url }) => isBuilt(url));
  return { tabs, account: allowLogin ?? true, ...(links?.length && { links }) };
}

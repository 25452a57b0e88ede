import type { components } from '../../generated/blocks';
import { entryOf } from './entry-of';
import { isBuilt } from './is-built';

type Setting = components['schemas']['GlobalSetting'];
type Entries = Pick<components['schemas']['layout.header'], 'tabs' | 'links' | 'account'>;

/**
 * Tabs in the order of `functionList`, links, and whether there is an account; for the header and the mobile menu. A
 * function whose page is not built, a closed community and a hall without a market have no tab.
 */
export function headerEntries({ functionList, header, allowLogin, community, market }: Setting): Entries {
  const titles = new Map(header?.tabTitles?.map((tab) => [tab.function, tab.title]));
  const has = { 4: market?.enabled && community?.enabled, 5: community?.enabled } as Partial<Record<number, boolean>>;
  const built = (functionList ?? []).filter((id) => isBuilt(entryOf(id).to) && (!(id === 4 || id === 5) || has[id]));
  const tabs = built.map((id) => {
    const title = titles.get(id);
    return { function: id, ...(title && { title }) };
  });
  const links = header?.links?.filter(({ url }) => isBuilt(url));
  return { tabs, account: allowLogin ?? true, ...(links?.length && { links }) };
}

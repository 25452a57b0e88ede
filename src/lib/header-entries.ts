import type { components } from '../../generated/blocks';

type Setting = components['schemas']['GlobalSetting'];
type Entries = Pick<components['schemas']['layout.header'], 'tabs' | 'links' | 'account'>;

/** Tabs in the order of `functionList`, links, and whether there is an account: the same in the header and in the menu of small screens. */
export function headerEntries({ functionList, header, allowLogin }: Setting): Entries {
  const titles = new Map(header?.tabTitles?.map((tab) => [tab.function, tab.title]));
  const tabs = (functionList ?? []).map((id) => {
    const title = titles.get(id);
    return { function: id, ...(title && { title }) };
  });
  return { tabs, account: allowLogin ?? true, ...(header?.links?.length && { links: header.links }) };
}

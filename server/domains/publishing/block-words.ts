import type { Words } from '../../../setting/words';

/** What the report says about blocks and their places. */
export const blockWords = {
  unknown: (type: string): Words => ({
    'zh-CN': `没有名为“${type}”的区块类型。内容会保留，访客看不到它。`,
    'en-US': `There is no block type '${type}'. It is kept, and visitors do not see it.`,
  }),
  newer: (type: string, v: number, known: number): Words => ({
    'zh-CN': `区块“${type}”由更新的版本保存（v${v}，此版本支持到 v${known}）。内容会保留，访客看不到它。`,
    'en-US': `The block '${type}' was saved by a newer build (v${v}; this one knows v${known}). It is kept, and visitors do not see it.`,
  }),
  twice: (id: string): Words => ({
    'zh-CN': `编号“${id}”在本页出现了两次，请改成不同的编号。`,
    'en-US': `The id '${id}' stands twice on this page. Give one of them another.`,
  }),
  elsewhere: (name: string): Words => ({
    'zh-CN': `这里没有写“${name}”：以全局设置中的内容为准。`,
    'en-US': `'${name}' is not said here: what the global setting says is shown.`,
  }),
  missing: (id: string): Words => ({
    'zh-CN': `插槽引用了本页没有的区块“${id}”。`,
    'en-US': `The slot names a block '${id}' that is not on this page.`,
  }),
  large: (characters: number, most: number): Words => ({
    'zh-CN': `本页区块共 ${characters} 个字符，最多 ${most} 个；超过后显示产品默认页面。`,
    'en-US': `The blocks of this page have ${characters} characters; beyond ${most} the product's own page is shown instead.`,
  }),
};

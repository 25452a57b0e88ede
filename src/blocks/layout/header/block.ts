import { brandTexts } from '@/lib/brand-texts';
import { headerEntries } from '@/pages/header-entries';
import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/header'> = {
  bind(setting) {
    const { header } = setting;
    if (header?.off) return null;
    const logo = header?.logo ?? setting.logo;
    return {
      ...headerEntries(setting),
      title: header?.shortTitle ?? (brandTexts(setting).title || setting.accessDomain),
      ...(logo && { logo }),
      ...(header?.hideTitle && { hideTitle: true }),
    };
  },
  skeleton: { height: 56 },
  slots: ['menu'],
};

export default block;

import { brandTexts } from '@/lib/brand-texts';
import { headerEntries } from '@/lib/header-entries';
import type { Block, PropsOf } from '@/renderer/types';

export type HeaderProps = PropsOf<'layout/header'>;

const block: Block<HeaderProps> = {
  type: 'layout/header',
  v: 1,
  bind(setting) {
    const { header } = setting;
    const logo = header?.logo ?? setting.logo;
    return {
      ...headerEntries(setting),
      title: header?.shortTitle ?? (brandTexts(setting).title || setting.accessDomain),
      ...(logo && { logo }),
      ...(header?.hideTitle && { hideTitle: true }),
    };
  },
  load: () => import('./View'),
  skeleton: { height: 56 },
  slots: ['menu'],
};

export default block;

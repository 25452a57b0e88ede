import { headerEntries } from '@/lib/header-entries';
import type { Block, PropsOf } from '@/renderer/types';

export type MobileMenuProps = PropsOf<'layout/mobile-menu'>;

const block: Block<MobileMenuProps> = {
  type: 'layout/mobile-menu',
  v: 1,
  bind: headerEntries,
  load: () => import('./View'),
};

export default block;

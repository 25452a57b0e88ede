import { headerEntries } from '@/pages/header-entries';
import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/mobile-menu'> = {
  bind: headerEntries,
};

export default block;

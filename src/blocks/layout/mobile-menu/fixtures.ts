import type { Fixtures } from '@/renderer/types';
import type { MobileMenuProps } from './block';

const fixtures: Fixtures<MobileMenuProps> = {
  typical: {
    tabs: [{ function: 1 }, { function: 3, title: { 'zh-CN': '平台', 'en-US': 'Platform' } }],
    account: true,
  },
  bare: { tabs: [] },
};

export default fixtures;

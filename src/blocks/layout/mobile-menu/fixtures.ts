import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'layout/mobile-menu'>> = {
  typical: {
    tabs: [{ function: 1 }, { function: 3, title: { 'zh-CN': '平台', 'en-US': 'Platform' } }],
    account: true,
  },
  bare: { tabs: [] },
};

export default fixtures;

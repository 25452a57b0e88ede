import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'engine/recommend'>> = {
  typical: {
    items: [
      {
        title: { 'zh-CN': '能量隔离与上锁挂牌', 'en-US': 'Energy isolation and lockout' },
        tag: '规程',
        text: '谁上锁，谁解锁。',
        url: '/q?wd=lockout',
      },
      { title: 'OEE', url: 'https://example.com/oee', image: '/brand/main-vibration.svg' },
    ],
  },
  one: { title: 'Guides', items: [{ title: 'Only one', url: 'mailto:a@example.com' }] },
};

export default fixtures;

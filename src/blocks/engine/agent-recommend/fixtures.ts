import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'engine/agent-recommend'>> = {
  typical: {
    items: [
      {
        name: { 'zh-CN': '设备诊断助手', 'en-US': 'Equipment diagnosis' },
        text: '描述现象，逐步缩小范围。',
        url: '/assistant',
      },
      { name: '👩‍🔧 Shift', icon: '/brand/main-logo.svg', url: 'https://example.com/' },
    ],
  },
};

export default fixtures;

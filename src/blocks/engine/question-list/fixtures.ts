import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'engine/question-list'>> = {
  typical: {
    items: [
      {
        text: { 'zh-CN': '滚动轴承发热，先查什么？', 'en-US': 'A rolling bearing runs hot. What first?' },
        topic: { 'zh-CN': '轴承', 'en-US': 'Bearings' },
      },
      { text: 'OEE?' },
    ],
  },
  many: {
    title: 'Questions',
    visible: 4,
    items: Array.from({ length: 24 }, (_, i) => ({ text: `Question ${i + 1}`, scope: [1, 3] })),
  },
};

export default fixtures;

import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'content/links'>> = {
  typical: {
    title: { 'zh-CN': '常用入口', 'en-US': 'Often needed' },
    items: [
      {
        title: { 'zh-CN': '资料库', 'en-US': 'Library' },
        text: { 'zh-CN': '按设备、故障和标准查找', 'en-US': 'By equipment, symptom and standard' },
        url: '/doc',
      },
      { title: { 'zh-CN': '值班电话', 'en-US': 'Duty phone' }, url: 'tel:+862112345678' },
    ],
  },
  bare: { items: [{ title: 'Help', url: 'https://example.com/help' }] },
};

export default fixtures;

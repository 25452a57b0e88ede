import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'content/picture'>> = {
  typical: {
    image: '/brand/main-vibration.svg',
    imageAlt: { 'zh-CN': '振动随时间变化的曲线', 'en-US': 'Vibration plotted over time' },
    caption: { 'zh-CN': '轴承座振动信号', 'en-US': 'Vibration at a bearing housing' },
    ratio: '16-9',
  },
  bare: { image: '/brand/main-vibration.svg' },
  linked: { image: '/brand/main-vibration.svg', imageAlt: 'Library', url: '/doc' },
};

export default fixtures;

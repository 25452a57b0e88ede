import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'content/picture'>> = {
  typical: {
    image: '/brand/machine-builder-service.svg',
    imageAlt: { 'zh-CN': '主轴剖面图', 'en-US': 'Section through a spindle' },
    caption: { 'zh-CN': '主轴及其轴承', 'en-US': 'A spindle and its bearings' },
    ratio: '3-1',
  },
  bare: { image: '/brand/machine-builder-service.svg' },
  linked: { image: '/brand/machine-builder-service.svg', imageAlt: 'Library', url: '/doc' },
};

export default fixtures;

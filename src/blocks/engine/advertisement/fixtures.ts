import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'engine/advertisement'>> = {
  typical: {
    id: 'spring',
    title: { 'zh-CN': '主轴年检', 'en-US': 'Annual spindle check' },
    text: { 'zh-CN': '两小时完成，当天出报告。', 'en-US': 'Two hours, report the same day.' },
    image: '/brand/machine-builder-service.svg',
    url: 'https://example.com/check',
  },
  bare: { title: 'Only a title' },
};

export default fixtures;

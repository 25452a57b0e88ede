import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'engine/hero'>> = {
  typical: { title: { 'zh-CN': '智能交互引擎', 'en-US': 'Interaction engine' }, slogan: '工业知识智能搜索' },
  full: {
    title: '赤岩特钢',
    slogan: 'Steel',
    logo: '/brand/steelworks-logo.svg',
    background: '/brand/steelworks-background.svg',
    align: 'start',
  },
  long: { title: '很长的标题'.repeat(16), slogan: 'A very long slogan that goes on and on. '.repeat(7) },
};

export default fixtures;

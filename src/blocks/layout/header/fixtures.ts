import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'layout/header'>> = {
  typical: {
    title: { 'zh-CN': '赤岩特钢', 'en-US': 'Chiyan Steel' },
    tabs: [{ function: 1 }, { function: 2, title: 'Tools' }],
    account: true,
  },
  full: {
    title: 'Halden & Voss',
    logo: '/brand/machine-builder-logo.svg',
    hideTitle: true,
    tabs: [{ function: 1 }, { function: 2 }, { function: 3 }, { function: 4 }],
    links: [{ title: 'Spare parts', url: 'https://example.com/parts' }],
    account: false,
  },
};

export default fixtures;

import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'layout/footer'>> = {
  typical: {
    owner: { 'zh-CN': '赤岩特钢', 'en-US': 'Chiyan Steel' },
    links: [{ title: 'Imprint', url: 'https://example.com/imprint' }],
  },
  bare: {},
};

export default fixtures;

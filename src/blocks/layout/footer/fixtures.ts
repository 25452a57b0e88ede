import type { Fixtures } from '@/renderer/types';
import type { FooterProps } from './block';

const fixtures: Fixtures<FooterProps> = {
  typical: {
    owner: { 'zh-CN': '赤岩特钢', 'en-US': 'Chiyan Steel' },
    links: [{ title: 'Imprint', url: 'https://example.com/imprint' }],
  },
  bare: {},
};

export default fixtures;

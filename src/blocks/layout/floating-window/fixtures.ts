import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'layout/floating-window'>> = {
  typical: {
    label: 'Hotline',
    title: { 'zh-CN': '值班热线', 'en-US': 'Duty line' },
    text: 'Please call.',
    links: [{ title: '12315', url: 'tel:12315' }],
  },
  picture: { title: 'Mini program', image: '/brand/limits-picture.svg', imageAlt: 'QR code' },
};

export default fixtures;

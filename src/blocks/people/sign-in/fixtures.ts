import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'people/sign-in'>> = {
  typical: {
    title: { 'zh-CN': '赤岩特钢', 'en-US': 'Chiyan Steel' },
    text: { 'zh-CN': '炉前的问题，从规程和案例里找答案', 'en-US': 'Answers from rules and cases' },
    logo: '/brand/steelworks-logo.svg',
  },
  bare: { title: 'Halden & Voss' },
};

export default fixtures;

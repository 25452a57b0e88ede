import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'content/text'>> = {
  typical: {
    title: { 'zh-CN': '关于本门户', 'en-US': 'About this portal' },
    text: {
      'zh-CN': '这里汇集了全厂设备的手册、报警表和检修规程。\n\n找不到资料时，请联系设备科。',
      'en-US':
        'Manuals, alarm lists and maintenance rules for every machine on site.\n\nCannot find one? Ask the equipment office.',
    },
  },
  bare: { text: 'One line' },
};

export default fixtures;

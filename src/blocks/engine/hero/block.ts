import { brandTexts } from '@/lib/brand-texts';
import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'engine/hero'> = {
  bind(setting) {
    const { title, slogan } = brandTexts(setting);
    if (!title) return null;
    return {
      title,
      ...(slogan && { slogan }),
      ...(setting.logo && { logo: setting.logo }),
      ...(setting.pageBackgroundImage && {
        background: setting.pageBackgroundImage,
        // A dark portal is assumed to have a dark background image.
        backgroundMode: setting.theme?.mode === 'dark' ? 'dark' : 'light',
      }),
    };
  },
  skeleton: { height: 260 },
  heading: 'page',
};

export default block;

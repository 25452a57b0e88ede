import { brandTexts } from '@/lib/brand-texts';
import type { Block, PropsOf } from '@/renderer/types';

export type HeroProps = PropsOf<'engine/hero'>;

const block: Block<HeroProps> = {
  type: 'engine/hero',
  v: 1,
  bind(setting) {
    const { title, slogan } = brandTexts(setting);
    if (!title) return null;
    return {
      title,
      ...(slogan && { slogan }),
      ...(setting.logo && { logo: setting.logo }),
      ...(setting.pageBackgroundImage && {
        background: setting.pageBackgroundImage,
        // A company whose portal is dark has a dark picture.
        backgroundMode: setting.theme?.mode === 'dark' ? 'dark' : 'light',
      }),
    };
  },
  load: () => import('./View'),
  skeleton: { height: 260 },
  heading: 'page',
};

export default block;

import { brandTexts } from '@/lib/brand-texts';
import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'people/sign-in'> = {
  bind(setting) {
    const { title, slogan } = brandTexts(setting);
    const { signIn, logo } = setting;
    const text = signIn?.text ?? slogan;
    return {
      title: title || setting.accessDomain,
      ...(text && { text }),
      ...(logo && { logo }),
      ...(signIn?.image && { image: signIn.image }),
    };
  },
  heading: 'page',
  skeleton: { height: 560 },
};

export default block;

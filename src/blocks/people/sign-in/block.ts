import { brandTexts } from '@/lib/brand-texts';
import type { Block, PropsOf } from '@/renderer/types';

export type SignInProps = PropsOf<'people/sign-in'>;

const block: Block<SignInProps> = {
  type: 'people/sign-in',
  v: 1,
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
  load: () => import('./View'),
  heading: 'page',
  skeleton: { height: 560 },
};

export default block;

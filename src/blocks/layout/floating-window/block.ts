import type { Block, PropsOf } from '@/renderer/types';

export type FloatingWindowProps = PropsOf<'layout/floating-window'>;

const block: Block<FloatingWindowProps> = {
  type: 'layout/floating-window',
  v: 1,
  bind({ floatingWindow }, { meta }) {
    if (!floatingWindow || meta.hiddenGlobalFloat) return null;
    const { label, title, text, image, imageAlt, links } = floatingWindow;
    return {
      title,
      ...(label && { label }),
      ...(text && { text }),
      ...(image && { image }),
      ...(imageAlt && { imageAlt }),
      ...(links && { links }),
    };
  },
  load: () => import('./View'),
};

export default block;

import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/floating-window'> = {
  bind({ floatingWindow }, { meta }) {
    if (!floatingWindow || floatingWindow.off || meta.hiddenGlobalFloat) return null;
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
};

export default block;

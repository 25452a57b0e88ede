import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'engine/advertisement'> = {
  bind({ advertisement }) {
    if (!advertisement || advertisement.off) return null;
    const { id, title, text, image, imageAlt, url, action } = advertisement;
    return {
      title,
      ...(id && { id }),
      ...(text && { text }),
      ...(image && { image }),
      ...(imageAlt && { imageAlt }),
      ...(url && { url }),
      ...(action && { action }),
    };
  },
  skeleton: { height: 168 },
};

export default block;

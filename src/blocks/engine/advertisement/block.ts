import type { Block, PropsOf } from '@/renderer/types';

export type AdvertisementProps = PropsOf<'engine/advertisement'>;

const block: Block<AdvertisementProps> = {
  type: 'engine/advertisement',
  v: 1,
  bind({ advertisement }) {
    if (!advertisement) return null;
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
  load: () => import('./View'),
  skeleton: { height: 168 },
};

export default block;

import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/footer'> = {
  bind: ({ footer }) =>
    footer?.off
      ? null
      : {
          ...(footer?.owner && { owner: footer.owner }),
          ...(footer?.links?.length && { links: footer.links }),
        },
  skeleton: { height: 72 },
};

export default block;

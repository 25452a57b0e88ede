import type { Block, PropsOf } from '@/renderer/types';

export type FooterProps = PropsOf<'layout/footer'>;

const block: Block<FooterProps> = {
  type: 'layout/footer',
  v: 1,
  bind: ({ footer }) => ({
    ...(footer?.owner && { owner: footer.owner }),
    ...(footer?.links?.length && { links: footer.links }),
  }),
  load: () => import('./View'),
  skeleton: { height: 72 },
};

export default block;

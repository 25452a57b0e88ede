import type { Block, PropsOf } from '@/renderer/types';

export type NotYetProps = PropsOf<'layout/not-yet'>;

const block: Block<NotYetProps> = {
  type: 'layout/not-yet',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  heading: 'page',
  skeleton: { height: 360 },
};

export default block;

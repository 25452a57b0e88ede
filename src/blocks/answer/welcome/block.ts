import type { LocalizedText } from '@/lib/localize';
import type { Block } from '@/renderer/types';

export interface WelcomeProps {
  title?: LocalizedText;
  text?: LocalizedText;
}

const block: Block<WelcomeProps> = {
  type: 'answer/welcome',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  skeleton: { height: 180 },
  heading: 'page',
};

export default block;

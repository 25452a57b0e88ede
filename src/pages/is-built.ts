import type { PageDocument } from '@/renderer/types';
import { findPage } from './page-at';

const saysItWillCome = ({ blocks }: PageDocument): boolean => blocks.some(({ type }) => type === 'layout/not-yet');

/** False for a portal page that only announces itself; nothing links to it. */
export function isBuilt(url: string): boolean {
  const page = url.startsWith('/') ? findPage(url.split(/[?#]/, 1)[0] as string) : undefined;
  return !page || !saysItWillCome(page);
}

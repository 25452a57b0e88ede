import { linkToShare } from '../tools/link-to-share';

/** The address of this chat that lets others in by a link: the chat as such, and not the place where its owner is. */
export function addressOfShare(href: string, share: string): string {
  const url = new URL(linkToShare(href, null));
  for (const name of ['m', 's', 'a', 'wd', 'resume']) url.searchParams.delete(name);
  url.searchParams.set('share', share);
  url.hash = '';
  return url.href;
}

interface Post {
  id: string;
  kind: 'article' | 'question';
}

export const postHref = ({ id, kind }: Post): string =>
  `/community/${kind === 'question' ? 'qaDetails' : 'articleDetails'}?id=${encodeURIComponent(id)}`;

/** Where a version of a post, or of a reply on its page, is compared with the one before. */
export const versionHref = (post: Post, n: number, reply?: string): string =>
  `${postHref(post)}&version=${n}${reply === undefined ? '' : `&of=${encodeURIComponent(reply)}`}`;

export const writeHref = ({ id, kind }: Post): string =>
  `/community/writeArticle?kind=${kind}&id=${encodeURIComponent(id)}`;

interface Post {
  id: string;
  kind: 'article' | 'question';
}

export const postHref = ({ id, kind }: Post): string =>
  `/community/${kind === 'question' ? 'qaDetails' : 'articleDetails'}?id=${encodeURIComponent(id)}`;

export const writeHref = ({ id, kind }: Post): string =>
  `/community/writeArticle?kind=${kind}&id=${encodeURIComponent(id)}`;

export const noticeHref = (id: string): string => `/community/notice-detail?id=${encodeURIComponent(id)}`;

export const writeNoticeHref = (id?: string): string =>
  `/community/writeArticle?kind=notice${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;

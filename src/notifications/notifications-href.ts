interface Shown {
  unread?: boolean;
  page?: number;
}

/** The page of one's notifications; part of the personal pages. */
export function notificationsHref({ unread = false, page = 1 }: Shown = {}): string {
  const more = `${unread ? '&unread=1' : ''}${page > 1 ? `&page=${page}` : ''}`;
  return `/personInfo?PersonCommunity=/usercenter/notifications${more}`;
}

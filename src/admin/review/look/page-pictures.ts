import type { GlobalSetting } from '@/renderer/types';
import type { Cell } from '../../matrix/cell';
import type { PreviewContext } from '../../preview/context';

const MOST_PAGES = 3;

export const pictureKey = (route: string, side: PictureSide): string => `${side} ${route}`;
export type PictureSide = 'before' | 'after';

interface Sides {
  before: GlobalSetting | null;
  after: GlobalSetting;
}

interface Seen {
  locale: PreviewContext['locale'];
  /** Place to show; without it, the top of the page. */
  around: string | undefined;
}

/** The changed pages among the views, each as visitors see it now and as they will, on a laptop in one language. */
export function pagePictures(views: readonly Cell[], { before, after }: Sides, { locale, around }: Seen): Cell[] {
  const wide = views.filter(({ changed, context }) => changed && context.viewport >= 1280 && context.locale === locale);
  const sides: [PictureSide, GlobalSetting][] = before
    ? [
        ['before', before],
        ['after', after],
      ]
    : [['after', after]];
  return wide.slice(0, MOST_PAGES).flatMap((view) =>
    sides.map(([side, setting]) => {
      const key = pictureKey(view.context.route, side);
      return { ...view, key, label: key, setting, ...(around && { around }) };
    }),
  );
}

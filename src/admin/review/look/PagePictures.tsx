import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { GlobalSetting } from '@/renderer/types';
import { useReviewStyles } from '../../changes/review-styles';
import type { Cell } from '../../matrix/cell';
import { usePageName } from '../../preview/use-page-name';
import { pagePictures, pictureKey } from './page-pictures';
import { SidePicture } from './SidePicture';
import { useSidePictures } from './use-side-pictures';

const useStyles = makeStyles({
  pair: { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' },
  side: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, minWidth: 0 },
  name: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  host: RefObject<HTMLElement | null>;
  views: readonly Cell[];
  draft: GlobalSetting;
  /** null if nothing is live yet. */
  published: GlobalSetting | null;
  /** Pointer of the change, if there is only one. */
  around: string | undefined;
}

/** Pictures of the changed pages, before and after. */
export function PagePictures({ host, views, draft, published, around }: Props): ReactNode {
  const styles = useStyles();
  const review = useReviewStyles();
  const { t, i18n } = useTranslation('admin');
  const nameOf = usePageName();
  const cells = useMemo(
    () => pagePictures(views, { before: published, after: draft }, { locale: i18n.language, around }),
    [views, published, draft, i18n.language, around],
  );
  const pictures = useSidePictures(host, cells);
  const routes = [...new Set(cells.map(({ context }) => context.route))];
  const all = new Set(views.filter(({ changed }) => changed).map(({ context }) => context.route)).size;
  if (routes.length === 0) return null;
  return (
    <section className={review.section}>
      <h3 className={review.title}>{t('look.pages', { count: all })}</h3>
      {routes.map((route) => (
        <div key={route} className={styles.pair}>
          {(['before', 'after'] as const).map(
            (side) =>
              (side === 'after' || published) && (
                <figure key={side} className={styles.side}>
                  <figcaption className={styles.name}>
                    {nameOf(route)} · {side === 'before' ? t('change.before') : t('change.after')}
                  </figcaption>
                  <SidePicture
                    verdict={pictures.get(pictureKey(route, side))}
                    name={`${nameOf(route)} ${side === 'before' ? t('change.before') : t('change.after')}`}
                  />
                </figure>
              ),
          )}
        </div>
      ))}
      {all > routes.length && <p className={review.quiet}>{t('look.morePages', { count: all - routes.length })}</p>}
    </section>
  );
}

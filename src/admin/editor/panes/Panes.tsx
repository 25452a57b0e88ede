import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PaneTabs } from './PaneTabs';
import { Separator } from './Separator';
import { useNarrow } from './use-narrow';
import { usePaneKeys } from './use-pane-keys';
import { LIMITS, usePaneSizes } from './use-pane-sizes';

const useStyles = makeStyles({
  root: { display: 'flex', flexGrow: 1, minHeight: 0, minWidth: 0 },
  pane: {
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    outlineStyle: 'none',
  },
  left: { width: 'var(--mw-left)', flexShrink: 0, backgroundColor: tokens.colorNeutralBackground2 },
  middle: { width: 'var(--mw-middle)', flexShrink: 0, backgroundColor: tokens.colorNeutralBackground1 },
  right: { flexGrow: 1, flexBasis: 0, backgroundColor: tokens.colorNeutralBackground4 },
  whole: { width: '100%', flexGrow: 1 },
  gone: { display: 'none' },
});

const NAMES = ['outline', 'edit', 'preview'] as const;

interface Props {
  outline: ReactNode;
  edit: ReactNode;
  preview: ReactNode;
  /** Requesting a field or the report brings its pane to the front. */
  asked: Asked;
  /** The page, and perhaps an inspector beside it. */
  onPage: boolean;
  inspector: boolean;
}

interface Asked {
  focusAt: object | undefined;
  report: boolean;
}

/** Three panes side by side; on a narrow screen, one at a time. None is unmounted, so nothing in them is lost. */
export function Panes(props: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const narrow = useNarrow();
  const [sizes, resize] = usePaneSizes();
  const [shown, setShown] = useState<(typeof NAMES)[number]>('edit');
  const root = useRef<HTMLDivElement>(null);
  usePaneKeys(root, (index) => setShown(NAMES[index] ?? shown));
  const { onPage, inspector } = props;
  const { focusAt, report } = props.asked;
  const [seen, setSeen] = useState<Asked>({ focusAt: undefined, report: false });
  if (focusAt !== seen.focusAt || report !== seen.report) {
    setSeen({ focusAt, report });
    // During render, not in an effect: a hidden field could not take the focus.
    if ((focusAt && focusAt !== seen.focusAt) || (report && !seen.report)) setShown('edit');
  }
  const wide = { '--mw-left': `${sizes.left}px`, '--mw-middle': `${sizes.middle}px` } as CSSProperties;
  const isGone = (name: (typeof NAMES)[number]) =>
    narrow ? shown !== name : onPage && (name === 'outline' || (name === 'edit' && !inspector));
  const paneOf = (name: (typeof NAMES)[number], own: string) => ({
    'data-pane': name,
    tabIndex: -1,
    className: mergeClasses(styles.pane, own, narrow && styles.whole, isGone(name) && styles.gone),
    // The inspector stands behind the page.
    style: { order: onPage && name === 'edit' ? 6 : 2 * NAMES.indexOf(name) },
  });
  return (
    <>
      {narrow && (
        <PaneTabs
          names={NAMES}
          shown={shown}
          words={(name) => t(`pane.${name}`)}
          label={t('pane.label')}
          onShow={(name) => setShown(name)}
        />
      )}
      <div ref={root} className={styles.root} style={wide}>
        <div {...paneOf('outline', styles.left)}>{props.outline}</div>
        <section aria-label={t('pane.edit')} {...paneOf('edit', styles.middle)}>
          {props.edit}
        </section>
        <div {...paneOf('preview', styles.right)}>{props.preview}</div>
        {/* Behind the panes, as tab stops that few need; `order` puts them between. */}
        {!narrow &&
          !onPage &&
          (['left', 'middle'] as const).map((pane, n) => (
            <Separator
              key={pane}
              label={pane === 'left' ? t('pane.resizeOutline') : t('pane.resizeEdit')}
              direction="vertical"
              size={sizes[pane]}
              min={LIMITS[pane][0]}
              max={LIMITS[pane][1]}
              order={2 * n + 1}
              onResize={(size) => resize(pane, size)}
            />
          ))}
      </div>
    </>
  );
}

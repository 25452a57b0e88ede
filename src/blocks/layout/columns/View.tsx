import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { pageWidth } from '@/ui/page-width';

export { default as check } from 'virtual:check/layout/columns';

const useStyles = makeStyles({
  root: {
    ...pageWidth,
    display: 'grid',
    gap: '0 32px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '2:1': { '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  '1:1': { '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  '1:2': { '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  // The columns' container already has a gutter.
  column: { '--mw-gutter': '0px', minWidth: 0 },
});

export default function Columns({ props, slots }: BlockProps<PropsOf<'layout/columns'>>): ReactNode {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, styles[props.ratio ?? '2:1'])}>
      <div className={styles.column}>{slots.main}</div>
      <div className={styles.column}>{slots.aside}</div>
    </div>
  );
}

import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { makeTheme } from '@/ui/theme/make-theme';
import { useMedia } from '@/ui/use-media';
import { useShade } from './use-shade';

const useStyles = makeStyles({
  // These classes also apply to dialogs and menus, where a background would hide the page.
  provider: { backgroundColor: 'transparent', display: 'contents' },
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '1.5',
  },
});

/** The product's own neutral theme, so that nobody mistakes the tool for the brand being edited. */
export function WorkbenchTheme({ children }: { children: ReactNode }): ReactNode {
  const styles = useStyles();
  const shade = useShade();
  const moreContrast = useMedia('(prefers-contrast: more)');
  const theme = useMemo(
    () => ({ ...makeTheme({ radius: 'soft' }, shade, moreContrast), borderRadiusMedium: '6px' }),
    [shade, moreContrast],
  );
  useQuietPage();
  return (
    <FluentProvider theme={theme} className={styles.provider} applyStylesToPortals={false}>
      <div className={styles.root}>{children}</div>
    </FluentProvider>
  );
}

/** Removes the portal's scrollbar gutter and background colour. */
function useQuietPage(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflowY;
    style.overflowY = 'auto';
    return () => {
      style.overflowY = before;
    };
  }, []);
}

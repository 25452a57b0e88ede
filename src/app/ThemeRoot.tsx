import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { makePortalTheme } from '@/ui/theme/make-portal-theme';
import { useMedia } from '@/ui/use-media';
import { useBoot } from './boot-context';
import { useAppSelector } from './use-app';

const useStyles = makeStyles({
  // Transparent, because index.html paints the page colour and picture before any script runs.
  root: {
    backgroundColor: 'transparent',
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    lineHeight: '1.6',
  },
});

/** Applies the domain's theme in the mode chosen by the visitor, else by the domain, else by the system. */
export function ThemeRoot({ children }: { children: ReactNode }): ReactNode {
  const styles = useStyles();
  const { setting } = useBoot();
  const { mode, locale } = useAppSelector((state) => state.preferences);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const moreContrast = useMedia('(prefers-contrast: more)');
  // Printing uses the light theme.
  const printed = useMedia('print');
  const shade = !printed && (mode === 'dark' || (mode === 'system' && systemDark)) ? 'dark' : 'light';
  const { theme: look, pageBackgroundColor } = setting;
  const theme = useMemo(
    () => makePortalTheme({ ...look, pageBackgroundColor }, shade, moreContrast),
    [look, pageBackgroundColor, shade, moreContrast],
  );

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dataset.mode = shade;
    documentElement.lang = locale;
    documentElement.style.setProperty('--mw-page', pageBackgroundColor ?? null);
  }, [shade, locale, pageBackgroundColor]);

  return (
    <FluentProvider theme={theme} className={styles.root}>
      {children}
    </FluentProvider>
  );
}

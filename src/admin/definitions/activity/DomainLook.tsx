import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { useGetDomainQuery } from '@/api/admin';
import type { GlobalSetting } from '@/renderer/types';
import { makePortalTheme, portalTokens } from '@/ui/theme/make-portal-theme';
import { useMedia } from '@/ui/use-media';
import { useShade } from '../../shell/use-shade';

const useStyles = makeStyles({
  page: {
    backgroundColor: portalTokens.page,
    color: tokens.colorNeutralForeground1,
    lineHeight: '1.6',
    minHeight: '100%',
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '52px',
    padding: '6px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  logo: { height: '32px', maxWidth: '160px', objectFit: 'contain' },
});

/** What is in it in the colors of a domain's published setting, below its logo and name. */
export function DomainLook({ domain, children }: { domain: string; children: ReactNode }): ReactNode {
  const styles = useStyles();
  const { data } = useGetDomainQuery({ domain });
  const shade = useShade();
  const moreContrast = useMedia('(prefers-contrast: more)');
  const { theme: look, pageBackgroundColor, logo, title } = (data?.body ?? {}) as Partial<GlobalSetting>;
  const theme = useMemo(
    () => makePortalTheme({ ...look, pageBackgroundColor }, shade, moreContrast),
    [look, pageBackgroundColor, shade, moreContrast],
  );
  return (
    <FluentProvider theme={theme} className={styles.page} applyStylesToPortals={false}>
      <div className={styles.header}>
        {logo && <img src={logo} alt="" className={styles.logo} />}
        {typeof title === 'string' ? title : domain}
      </div>
      {children}
    </FluentProvider>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { VERSION } from '@/lib/version';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { pageWidth } from '@/ui/page-width';
import { SmartLink } from '@/ui/SmartLink';
import { touchTarget } from '@/ui/touch-target';

export { default as check } from 'virtual:check/layout/footer';

const useStyles = makeStyles({
  root: {
    marginTop: '32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  inner: {
    ...pageWidth,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    paddingBlock: '20px calc(20px + env(safe-area-inset-bottom))',
  },
  owner: { margin: 0, overflowWrap: 'anywhere' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', minWidth: 0 },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    ...touchTarget,
    color: 'inherit',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
  version: { margin: 0, marginInlineStart: 'auto' },
});

/** The operator, the required links and the version. */
export default function Footer({ props }: BlockProps<PropsOf<'layout/footer'>>): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('common');
  const owner = localize(props.owner, i18n.language);
  return (
    <footer className={styles.root} data-print="no">
      <div className={styles.inner}>
        {owner && (
          <p className={styles.owner}>
            © {new Date().getFullYear()} {owner}
          </p>
        )}
        {props.links && (
          <nav className={styles.links} aria-label={t('footer.links')}>
            {props.links.map((link, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, keep no state, and may be equal.
              <SmartLink key={index} url={link.url} className={styles.link}>
                {localize(link.title, i18n.language)}
              </SmartLink>
            ))}
          </nav>
        )}
        <p className={styles.version}>{t('footer.version', { version: VERSION })}</p>
      </div>
    </footer>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { pageWidth } from '@/ui/page-width';
import { portalTokens } from '@/ui/theme/make-portal-theme';

export { default as check } from 'virtual:check/engine/hero';

const useStyles = makeStyles({
  root: {
    ...pageWidth,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    paddingTop: 'clamp(40px, 10vh, 112px)',
    paddingBottom: '28px',
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 768px)': { paddingTop: '36px', paddingBottom: '20px' },
  },
  start: { alignItems: 'flex-start', textAlign: 'start' },
  logo: {
    height: '64px',
    width: 'auto',
    maxWidth: 'min(100%, 360px)',
    objectFit: 'contain',
    marginBottom: '20px',
    '@media (max-width: 768px)': { height: '52px', marginBottom: '16px' },
  },
  title: {
    margin: 0,
    maxWidth: '920px',
    fontSize: 'clamp(1.75rem, 1.1rem + 2.6vw, 2.75rem)',
    lineHeight: 1.25,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  slogan: {
    margin: '12px 0 0',
    maxWidth: '720px',
    fontSize: 'clamp(1rem, 0.95rem + 0.25vw, 1.125rem)',
    lineHeight: 1.6,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  backdrop: {
    position: 'absolute',
    zIndex: -1,
    top: 0,
    left: 0,
    right: 0,
    height: 'clamp(440px, 82vh, 860px)',
    overflow: 'hidden',
    maskImage: 'linear-gradient(to bottom, black 65%, transparent)',
    '@media (forced-colors: active)': { display: 'none' },
  },
  picture: { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  veil: { position: 'absolute', inset: 0, backgroundColor: portalTokens.page, opacity: portalTokens.veilOverLight },
  veilOverDark: { opacity: portalTokens.veilOverDark },
});

/**
 * The brand's opening section. The backdrop also lies behind the blocks below, so it is positioned against the page.
 */
export default function Hero({ props, level }: BlockProps<PropsOf<'engine/hero'>>): ReactNode {
  const styles = useStyles();
  const say = useLocalize();
  const slogan = say(props.slogan);
  return (
    <>
      {props.background && (
        <div className={styles.backdrop} aria-hidden="true">
          <Picture src={props.background} alt="" className={styles.picture} first />
          <div className={mergeClasses(styles.veil, props.backgroundMode === 'dark' && styles.veilOverDark)} />
        </div>
      )}
      <div className={mergeClasses(styles.root, props.align === 'start' && styles.start)}>
        {props.logo && <Picture src={props.logo} alt="" className={styles.logo} height={64} first />}
        <Heading level={level} className={styles.title}>
          {say(props.title)}
        </Heading>
        {slogan && <p className={styles.slogan}>{slogan}</p>}
      </div>
    </>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from './Heading';
import { pageWidth } from './page-width';
import { SmartLink } from './SmartLink';
import { touchTarget } from './touch-target';

const useStyles = makeStyles({
  root: {
    ...pageWidth,
    maxWidth: '560px',
    paddingBlock: 'clamp(40px, 12vh, 120px)',
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
  },
  drawing: { width: '160px', height: '112px', color: tokens.colorBrandForeground1 },
  title: {
    margin: '16px 0 8px',
    fontSize: tokens.fontSizeBase600,
    lineHeight: 1.35,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '40px',
    ...touchTarget,
    marginTop: '24px',
    padding: '0 20px',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  other: {
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

const DRAWINGS = {
  // Two flanged pipe ends that do not meet, and a drop.
  gap: 'M8 40h40v28H8M152 40h-40v28h40M48 32h10v44H48zM112 32h-10v44h10zM66 54h4M78 54h4M90 54h4M80 74c5 7 8 11 8 15a8 8 0 1 1-16 0c0-4 3-8 8-15z',
  site: 'M12 100h136M40 100V44h48v56M52 56h24M52 68h24M52 80h24M88 60h32v40M124 100V16M124 16H72M124 24l-20-8M80 16v14M76 30h8v8h-8z',
};

interface Way {
  label: string;
  url: string;
}

interface Props {
  level: 1 | 2 | 3 | 4;
  title: string;
  text: string;
  action: Way;
  /** A second way on. */
  other?: Way;
  picture: keyof typeof DRAWINGS;
}

/** A page without content: the reason, and the next step. */
export function EmptyPage({ level, title, text, action, other, picture }: Props): ReactNode {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <svg
        className={styles.drawing}
        viewBox="0 0 160 112"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={DRAWINGS[picture]} />
      </svg>
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <SmartLink url={action.url} className={styles.action}>
        {action.label}
      </SmartLink>
      {other && (
        <SmartLink url={other.url} className={mergeClasses(styles.action, styles.other)}>
          {other.label}
        </SmartLink>
      )}
    </div>
  );
}

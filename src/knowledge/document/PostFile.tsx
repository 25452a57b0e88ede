import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReactNode } from 'react';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  link: {
    ...touchTarget,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    color: tokens.colorBrandForegroundLink,
  },
  icon: { flexShrink: 0 },
});

/** A file that was uploaded with a post; it is downloaded, never opened here. */
export function PostFile({ href, children }: { href: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <a href={href} download className={styles.link}>
      <ArrowDownloadRegular fontSize={16} aria-hidden className={styles.icon} />
      <span>{children}</span>
    </a>
  );
}

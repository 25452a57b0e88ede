import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  // Above the box that it stands in, however tall queue, files and text make that.
  place: {
    position: 'absolute',
    zIndex: 11,
    top: 0,
    insetInline: 0,
    height: 0,
    display: 'flex',
    justifyContent: 'center',
  },
  pill: { height: '36px', marginTop: '-44px', borderRadius: '18px', boxShadow: tokens.shadow8 },
});

const NEAR = 48;

/**
 * Follows the growing text only after the visitor has scrolled to its end; otherwise shows a button that jumps there.
 */
export function JumpToLatest({ running }: { running: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [below, setBelow] = useState(false);
  const following = useRef(false);
  const toEnd = useCallback(
    () => window.scrollTo?.({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    [],
  );

  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const rest = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      // Only scrolling down to the end starts following; growth of the page does not.
      if (window.scrollY < last - 2) following.current = false;
      else if (rest <= NEAR && window.scrollY > last + 2) following.current = true;
      last = window.scrollY;
      setBelow(rest > NEAR * 2);
    };
    const grow = () => {
      if (running && following.current) toEnd();
      look();
    };
    window.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(grow);
    observer?.observe(document.body);
    return () => {
      window.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [running, toEnd]);

  if (!running || !below) return null;
  return (
    <div className={styles.place} data-print="no">
      <PlainButton
        className={styles.pill}
        onClick={() => {
          following.current = true;
          toEnd();
        }}
      >
        <ArrowDownRegular aria-hidden />
        {t('action.latest')}
      </PlainButton>
    </div>
  );
}

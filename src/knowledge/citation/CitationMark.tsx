import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { useCitations } from './citation-context';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // The target is 24 px, the visible number 18 px, so that it does not affect line spacing.
    minWidth: '24px',
    height: '24px',
    marginBlock: '-4px',
    marginInlineEnd: '-3px',
    padding: 0,
    verticalAlign: 'baseline',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: '12px',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    ...shorthands.border('0'),
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible > span': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':hover > span': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  },
  face: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '18px',
    height: '18px',
    paddingInline: '4px',
    boxSizing: 'border-box',
    borderRadius: '9px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
    // Slightly stronger than a tinted page; otherwise, the area around the number looks like a gap.
    backgroundColor: tokens.colorBrandBackground2Hover,
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'LinkText') },
  },
  lit: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
});

/** The number after a claim. It opens the source; the arrow keys move between the numbers. */
export function CitationMark({ n }: { n: number }) {
  const styles = useStyles();
  const citations = useCitations();
  const source = citations?.sources.get(n);
  if (!citations || !source) return <>[{n}]</>;
  const { looked, opened, look, open } = citations;
  return (
    <button
      type="button"
      className={styles.mark}
      data-citation={n}
      aria-label={citations.labels.marker(source)}
      aria-describedby={looked === n ? citations.cardId : undefined}
      aria-current={opened === n ? 'true' : undefined}
      onClick={(event) => open(n, claimOf(event.currentTarget))}
      onFocus={(event) => look(n, event.currentTarget)}
      onBlur={() => look(null)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && look(n, event.currentTarget)}
      onPointerLeave={() => look(null)}
      onKeyDown={moveAlong}
    >
      <span className={mergeClasses(styles.face, (looked === n || opened === n) && styles.lit)}>{n}</span>
    </button>
  );
}

/** The claim that a marker follows. */
export const claimOf = (marker: Element): string | undefined =>
  marker.closest<HTMLElement>('[data-claim]')?.dataset.claim;

function moveAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const all = [
    ...(event.currentTarget.closest('[data-citations]')?.querySelectorAll<HTMLElement>('[data-citation]') ?? []),
  ];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

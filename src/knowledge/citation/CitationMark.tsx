import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { useCitations } from './citation-context';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // 24 px to hit, 18 to see: the number does not push the lines of the text apart.
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
    // One step stronger than a tinted page, or the room around the number looks like a gap in the sentence.
    backgroundColor: tokens.colorBrandBackground2Hover,
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'LinkText') },
  },
  lit: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
});

/** The small number behind a claim. It opens its source; the arrow keys go from one to the next. */
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

/** The claim that a marker stands behind. */
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

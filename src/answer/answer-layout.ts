import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { portalTokens } from '@/ui/theme/make-portal-theme';

/** The visible height of the header; see useTopInset. */
export const TOP = 'var(--mw-top, 57px)';

export const useAnswerLayout = makeStyles({
  page: {
    display: 'grid',
    boxSizing: 'border-box',
    width: '100%',
    marginInline: 'auto',
    paddingInline: '16px',
    columnGap: '32px',
    justifyContent: 'center',
    gridTemplateColumns: 'minmax(0, 720px)',
    '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 720px) 320px' },
    '@media print': { display: 'block', padding: 0 },
  },
  // An open document extends to the right edge of the window.
  reading: {
    '@media (min-width: 1280px)': {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(480px, 44vw, 680px)',
      paddingInlineEnd: 0,
    },
    '@media (min-width: 1680px)': { gridTemplateColumns: 'minmax(0, 1fr) 680px' },
  },
  besides: { '@media (min-width: 1280px)': { width: '100%', maxWidth: '720px', marginInline: 'auto' } },
  side: {
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    boxSizing: 'border-box',
    maxHeight: `calc(100dvh - ${TOP})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: '24px',
    '@media (max-width: 1279px)': { display: 'none' },
  },
  document: {
    '@media (min-width: 1280px)': {
      height: `calc(100dvh - ${TOP})`,
      padding: 0,
      overflowY: 'hidden',
      ...shorthands.borderLeft('1px', 'solid', tokens.colorNeutralStroke2),
    },
  },
  // The panel has its own heading, so the heading of the list is hidden.
  list: {
    padding: '12px 16px 32px',
    '& > div > section > h2:first-child, & > div > section > h3:first-child': { display: 'none' },
  },
  main: {
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - 57px)',
    '@media print': { minHeight: 0 },
  },
  turns: { flexGrow: 1, paddingTop: '24px' },
  middle: { minWidth: 0, paddingBlock: '24px' },
  // Without a second column, the content is centred across the page.
  alone: { paddingBlock: '24px', gridColumn: '1 / -1' },
  composer: {
    position: 'sticky',
    zIndex: 10,
    bottom: 'var(--mw-keyboard, 0px)',
    paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
    // The same background as the page, so text does not show through under the composer.
    backgroundColor: portalTokens.page,
  },
});

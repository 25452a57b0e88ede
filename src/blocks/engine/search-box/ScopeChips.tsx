import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { useListKnowledgeBaseNamesQuery } from '@/api/search';
import { useTranslation } from '@/i18n/use-translation';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  // The height is reserved from the first frame, so the names do not shift the page when they load. On phones, they
  // form one scrolling line, because the number of lines cannot be known in advance.
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'safe var(--mw-align, center)',
    gap: '8px',
    minWidth: 0,
    minHeight: '32px',
    ...touchTarget,
    boxSizing: 'content-box',
    // Room for the focus ring, which the scroll container would clip.
    margin: '12px -4px -4px',
    padding: '4px',
    ...shorthands.border('0'),
    '@media (max-width: 768px)': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
  legend: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    clipPath: 'inset(50%)',
    ...shorthands.overflow('hidden'),
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: '0 0 auto',
    maxWidth: '100%',
    gap: '6px',
    minHeight: '32px',
    ...touchTarget,
    paddingInline: '14px',
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '16px',
    cursor: 'pointer',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderColor(tokens.colorBrandStroke1),
    ':hover': { color: tokens.colorBrandForeground2, backgroundColor: tokens.colorBrandBackground2Hover },
  },
});

interface Props {
  offered: readonly number[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

/** Selects the knowledge bases to search. Hidden if there are fewer than two. */
export function ScopeChips({ offered, chosen, onToggle }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const { data = [] } = useListKnowledgeBaseNamesQuery({ scope: offered.join(',') }, { skip: offered.length < 2 });
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t('search.scope')}</legend>
      {data
        .filter(({ id }) => offered.includes(id))
        .map(({ id, name }) => {
          const on = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={on}
              className={mergeClasses(styles.chip, on && styles.chosen)}
              onClick={() => onToggle(id)}
            >
              {on && <CheckmarkRegular aria-hidden />}
              {name}
            </button>
          );
        })}
    </fieldset>
  );
}

import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { touchTarget } from '@/ui/touch-target';
import { visuallyHidden } from '@/ui/visually-hidden';

const WIDTH = 240;

const useStyles = makeStyles({
  list: {
    position: 'absolute',
    zIndex: 10,
    boxSizing: 'border-box',
    width: `${WIDTH}px`,
    maxWidth: '100%',
    margin: 0,
    padding: '4px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  person: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    padding: '2px 8px',
    fontSize: '14px',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'pointer',
    ...touchTarget,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  here: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  note: { flexShrink: 0, fontSize: '12px', color: tokens.colorNeutralForeground2 },
  hidden: visuallyHidden,
});

interface Props {
  id: string;
  people: Data<'findPeopleToMention'>;
  here: number;
  place: { top: number; left: number };
  onTake: (at: number) => void;
}

/** The names that fit; the field keeps the focus. */
export function MentionList({ id, people, here, place: { top, left }, onTake }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('community');
  return (
    <>
      <span role="status" className={styles.hidden}>
        {people.length > 0 && t('mention.found', { count: people.length })}
      </span>
      {people.length > 0 && (
        <div
          role="listbox"
          id={id}
          aria-label={t('mention.list')}
          className={styles.list}
          style={{ top: `${top}px`, left: `min(${left}px, max(0px, 100% - ${WIDTH}px))` }}
        >
          {people.map((person, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard.
            <div
              key={person.id}
              role="option"
              id={`${id}-${at}`}
              tabIndex={-1}
              aria-selected={at === here}
              className={mergeClasses(styles.person, at === here && styles.here)}
              // The field must keep the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(at)}
            >
              {person.name}
              {person.here && <span className={styles.note}>{t('mention.here')}</span>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTranslation } from '@/i18n/use-translation';
import type { RunUnderstood } from '@/stream/types';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: '0 0 12px', padding: 0, listStyleType: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    minHeight: '28px',
    padding: '2px 10px',
    fontFamily: 'inherit',
    fontSize: '13px',
    lineHeight: '20px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    borderRadius: tokens.borderRadiusCircular,
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, fontSize: '12px' },
  },
  pressable: {
    ...touchTarget,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  off: { color: tokens.colorNeutralForeground2, backgroundColor: 'transparent', ...shorthands.borderStyle('dashed') },
});

export type ChosenChips = Pick<RunUnderstood['chips'][number], 'slot' | 'text' | 'on'>[];

interface Props {
  understood: RunUnderstood | null;
  /** Asks again with other chips. Absent for who only reads, and while the answer is being written. */
  onChange?: (chips: ChosenChips) => void;
}

/** Above an answer: what its question was taken to be about. Each part can be taken away, and what was left out taken in. */
export function ContextChips({ understood, onChange }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const chips = understood?.chips ?? [];
  if (chips.length === 0) return null;
  const toggle = (id: string) =>
    onChange?.(chips.map((one) => ({ slot: one.slot, text: one.text, on: one.id === id ? !one.on : one.on })));
  return (
    <ul className={styles.row} aria-label={t('context.list')}>
      {chips.map(({ id, slot, text, on }) => {
        const look = mergeClasses(styles.chip, !on && styles.off);
        const words = slot === 'document' ? t('context.document', { words: text }) : text;
        return (
          <li key={id}>
            {onChange ? (
              <button
                type="button"
                className={mergeClasses(look, styles.pressable)}
                aria-label={on ? t('context.remove', { words }) : t('context.add', { words })}
                onClick={() => toggle(id)}
              >
                <span dir="auto">{words}</span>
                {on ? <DismissRegular aria-hidden /> : <AddRegular aria-hidden />}
              </button>
            ) : (
              <span className={look} dir="auto">
                {words}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

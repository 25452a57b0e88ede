import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { RunUnderstood } from '@/stream/types';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '6px', marginBottom: '12px' },
  type: { marginInlineEnd: '4px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
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
  },
  parts: { padding: 0, gap: 0, overflow: 'hidden' },
  part: {
    ...touchTarget,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: '28px',
    padding: '2px 10px',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ...shorthands.border('0'),
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: tokens.borderRadiusCircular,
    },
    ':not(:first-child)': { paddingInlineStart: '4px' },
    '& > svg': { flexShrink: 0, fontSize: '12px' },
  },
  field: { boxSizing: 'border-box', backgroundColor: tokens.colorNeutralBackground1 },
  off: { color: tokens.colorNeutralForeground2, backgroundColor: 'transparent', ...shorthands.borderStyle('dashed') },
});

export type ChosenChips = Pick<RunUnderstood['chips'][number], 'slot' | 'text' | 'was' | 'on'>[];

interface Props {
  understood: RunUnderstood | null;
  /** Asks again with the changed chips. Undefined for readers, and while the answer is being written. */
  onChange?: (chips: ChosenChips) => void;
}

/** Shows above an answer how its question was understood. Each chip can be removed, edited or restored. */
export function ContextChips({ understood, onChange }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const chips = understood?.chips ?? [];
  if (chips.length === 0) return null;
  const change = (id: string, part: ChipChange) =>
    onChange?.(
      chips.map(({ id: other, slot, text, was, on }) => ({
        slot,
        text,
        ...(was && { was }),
        on,
        ...(other === id && part),
      })),
    );
  return (
    <div className={styles.root}>
      {understood?.type && <span className={styles.type}>{typeOf(understood.type, t)}</span>}
      <ul className={styles.row} aria-label={t('context.list')}>
        {chips.map((chip) => (
          <li key={chip.id}>
            {onChange ? (
              <Chip chip={chip} onChange={(part) => change(chip.id, part)} />
            ) : (
              <span className={mergeClasses(styles.chip, !chip.on && styles.off)} dir="auto">
                {wordsOf(chip, t)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChipData = RunUnderstood['chips'][number];
type ChipChange = Partial<Pick<ChipData, 'text' | 'was' | 'on'>>;
type T = ReturnType<typeof useTranslation<'answer'>>['t'];

const typeOf = (type: NonNullable<RunUnderstood['type']>, t: T) => t(`context.type.${type}`);
const wordsOf = ({ slot, text }: ChipData, t: T) =>
  slot === 'document' ? t('context.document', { words: text }) : text;

function Chip({ chip, onChange }: { chip: ChipData; onChange: (part: ChipChange) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { slot, text, was, from, on } = chip;
  const words = wordsOf(chip, t);
  const close = () => {
    setEditing(false);
    queueMicrotask(() => opener.current?.focus());
  };
  if (editing)
    return (
      <ChipField
        text={text}
        label={t('context.field', { words })}
        onLeave={() => setEditing(false)}
        onClose={close}
        onDone={(written) => {
          setEditing(false);
          // A part of the question itself is replaced in the question.
          onChange({ text: written, on: true, ...(from === 'question' && { was: was ?? text }) });
        }}
      />
    );
  // The document is known from the answer, so its chip can only be turned on or off, not edited.
  const canWrite = on && (slot !== 'document' || from === 'question');
  return (
    <span className={mergeClasses(styles.chip, styles.parts, !on && styles.off)}>
      {canWrite && (
        <button
          ref={opener}
          type="button"
          className={styles.part}
          aria-label={t('context.edit', { words })}
          onClick={() => setEditing(true)}
        >
          <span dir="auto">{words}</span>
        </button>
      )}
      <button
        type="button"
        className={styles.part}
        aria-label={on ? t('context.remove', { words }) : t('context.add', { words })}
        onClick={() => onChange({ on: !on })}
      >
        {!canWrite && <span dir="auto">{words}</span>}
        {on ? <DismissRegular aria-hidden /> : <AddRegular aria-hidden />}
      </button>
    </span>
  );
}

const MOST = 400;

interface FieldProps {
  text: string;
  label: string;
  onDone: (text: string) => void;
  /** Cancelled from the keyboard: the focus returns to the chip. */
  onClose: () => void;
  onLeave: () => void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Enter asks again with the new text; Escape discards it. */
function ChipField({ text, label, onDone, onClose, onLeave }: FieldProps) {
  const styles = useStyles();
  const [written, setWritten] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = written.trim();
    if (wanted === '' || wanted === text) onClose();
    else onDone(wanted);
  };
  return (
    <form onSubmit={submit}>
      <input
        className={mergeClasses(styles.chip, styles.field)}
        aria-label={label}
        maxLength={MOST}
        size={Math.max(8, written.length + 2)}
        value={written}
        ref={focus}
        onChange={(event) => setWritten(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      />
    </form>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useSchemaWords } from '../../editor/words/use-schema-words';
import type { Part } from './parts-of';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  part: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '32px',
    padding: '5px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  hint: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  bad: { color: tokens.colorStatusDangerForeground1 },
  head: { margin: '12px 10px 2px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  add: { margin: '4px 0 0 6px' },
});

interface Props {
  parts: readonly Part[];
  current: Part | undefined;
  /** How many errors each part has, by its id. */
  errors: ReadonlyMap<string, number>;
  onOpen: (part: Part) => void;
  /** Undefined where nothing may be changed. */
  onAdd: ((list: 'facts' | 'nodes') => void) | undefined;
}

/** The outline: every part, with its errors counted. */
export function PartList({ parts, current, errors, onOpen, onAdd }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const words = useSchemaWords();
  const plain = parts.filter(({ entryOf }) => entryOf === undefined);
  const row = (part: Part) => {
    const count = errors.get(part.id) ?? 0;
    return (
      <li key={part.id}>
        <button
          type="button"
          className={mergeClasses(styles.part, part.id === current?.id && styles.current)}
          aria-current={part.id === current?.id ? 'true' : undefined}
          onClick={() => onOpen(part)}
        >
          {part.entryOf ? part.title : words.text(part.title)}
          {count > 0 && <span className={styles.bad}> · {t('part.errors', { count })}</span>}
          {part.hint && <span className={styles.hint}>{part.hint}</span>}
        </button>
      </li>
    );
  };
  const isTree = parts.some(({ id }) => id === 'start');
  return (
    <nav aria-label={t('part.label')}>
      <ul className={styles.root}>{plain.map(row)}</ul>
      {isTree &&
        (['facts', 'nodes'] as const).map((list) => (
          <div key={list}>
            <p className={styles.head}>{words.text(list === 'facts' ? 'Facts' : 'Steps')}</p>
            <ul className={styles.root}>{parts.filter(({ entryOf }) => entryOf === list).map(row)}</ul>
            {onAdd && (
              <PlainButton look="quiet" className={styles.add} onClick={() => onAdd(list)}>
                {list === 'facts' ? t('part.addFact') : t('part.addStep')}
              </PlainButton>
            )}
          </div>
        ))}
    </nav>
  );
}

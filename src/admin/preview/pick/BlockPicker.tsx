import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useFocusBack } from '../../shell/use-focus-back';
import { stepPick } from './step-pick';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    insetInlineEnd: '12px',
    bottom: '12px',
    zIndex: 2,
    width: 'min(320px, calc(100% - 24px))',
    maxHeight: '60%',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    overflowY: 'auto',
    minHeight: 0,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  option: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Selected, fontWeight: tokens.fontWeightSemibold },
  id: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
});

/** Fluent's own handling of Tab would take the focus out of the list. */
const TAB_IS_OURS = JSON.stringify({ focusable: { ignoreKeydown: { Tab: true } } });

export interface PickableBlock {
  /** Its number among the blocks of the page. */
  at: number;
  id: string;
  name: string;
  pointer: string;
}

interface Props {
  blocks: readonly PickableBlock[];
  active: number;
  onActive: (active: number) => void;
  onPick: (block: PickableBlock) => void;
  onClose: () => void;
}

/** The blocks of the page as a list: the keyboard's way to what a click on the page does. */
export function BlockPicker({ blocks, active, onActive, onPick, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useFocusBack();
  useEffect(() => list.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const press = (event: KeyboardEvent) => {
    const step = stepPick(event, active, blocks.length);
    if (step === undefined) return;
    event.preventDefault();
    const chosen = blocks[active];
    if (step === 'close') onClose();
    else if (step === 'pick') chosen && onPick(chosen);
    else onActive(step);
  };
  return (
    <section className={styles.root} aria-label={t('pick.title')}>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('pick.hint')}
      </p>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        data-tabster={TAB_IS_OURS}
        className={styles.list}
        aria-label={t('pick.title')}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={`${id}-${active}`}
        onKeyDown={press}
      >
        {blocks.map((block, n) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list keeps the focus and handles the keys
          <div
            key={block.at}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === active}
            className={mergeClasses(styles.option, n === active && styles.active)}
            onPointerMove={() => onActive(n)}
            onClick={() => onPick(block)}
          >
            {block.name} <span className={styles.id}>{block.id}</span>
          </div>
        ))}
      </div>
    </section>
  );
}

import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { DATA_STATES, type DataState, type PreviewContext } from './context';
import type { ShownBlock } from './protocol';
import { ToolSelect } from './ToolSelect';
import type { ChangeContext } from './use-preview-context';

const useStyles = makeStyles({
  surface: { maxWidth: '420px', maxHeight: '60vh', overflowY: 'auto', padding: '12px 16px' },
  text: { margin: '0 0 8px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '4px' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px', minHeight: '28px' },
  calls: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

interface Props {
  blocks: readonly ShownBlock[];
  states: PreviewContext['blockStates'];
  /** What the operator calls a type of block. */
  nameOf: (type: string) => string;
  onChange: ChangeContext;
  /** Within a dialog, which would cover it. */
  inline?: boolean;
}

/** Data states of single blocks. A block that asks nobody for anything has none, and says so by not being here. */
export const BlockStates = memo(function BlockStates({
  blocks,
  states,
  nameOf,
  onChange,
  inline = false,
}: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  const asking = blocks.filter(({ calls }) => calls.length > 0);
  const forced = Object.keys(states).length;
  const choose = (id: string, state: DataState | 'page') => {
    const others = Object.entries(states).filter(([known]) => known !== id);
    onChange({ blockStates: Object.fromEntries(state === 'page' ? others : [...others, [id, state]]) });
  };
  const options = [
    { value: 'page' as const, text: t('blocks.asPage') },
    ...DATA_STATES.map((value) => ({ value, text: t(`state.${value}`) })),
  ];
  return (
    <Popover trapFocus inline={inline}>
      <PopoverTrigger disableButtonEnhancement>
        <Button size={inline ? 'medium' : 'small'} appearance={inline || forced > 0 ? 'outline' : 'subtle'}>
          {forced > 0 ? t('blocks.forced', { count: forced }) : t('blocks.button')}
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('blocks.title')}>
        <p className={styles.text}>{asking.length > 0 ? t('blocks.text') : t('blocks.none')}</p>
        <ul className={styles.list}>
          {asking.map(({ id, type, calls }) => (
            <li key={id} className={styles.row}>
              <span title={calls.join(', ')}>
                {nameOf(type)} <span className={styles.calls}>{id}</span>
              </span>
              <ToolSelect
                label={t('blocks.stateOf', { block: nameOf(type), id })}
                value={Object.hasOwn(states, id) ? (states[id] ?? 'page') : 'page'}
                options={options}
                onChange={(state) => choose(id, state)}
              />
            </li>
          ))}
        </ul>
      </PopoverSurface>
    </Popover>
  );
});

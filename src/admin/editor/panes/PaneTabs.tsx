import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  tab: {
    flexGrow: 1,
    minHeight: '40px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    border: 0,
    borderBottom: '2px solid transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  shown: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
  },
});

interface Props<T extends string> {
  names: readonly T[];
  shown: T;
  words: (name: T) => string;
  label: string;
  onShow: (name: T) => void;
}

/** Chooses one of a few views, with toggle buttons. */
export function PaneTabs<T extends string>({ names, shown, words, label, onShow }: Props<T>): ReactNode {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={label} className={styles.root}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === shown}
          className={mergeClasses(styles.tab, name === shown && styles.shown)}
          onClick={() => onShow(name)}
        >
          {words(name)}
        </button>
      ))}
    </div>
  );
}

import { mergeClasses } from '@fluentui/react-components';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Command } from './command';
import { findCommands } from './find-commands';
import { usePaletteStyles } from './palette-styles';
import { useFocusBack } from './use-focus-back';

/** Maximum number of results; typing one more letter is quicker than scrolling. */
const MOST = 60;

interface Props {
  commands: readonly Command[];
  query: string;
  onQuery: (query: string) => void;
  onRun: (command: Command) => void;
}

export function PaletteList({ commands, query, onQuery, onRun }: Props): ReactNode {
  const styles = usePaletteStyles();
  const { t } = useTranslation('admin');
  useFocusBack();
  const id = useId();
  const found = useMemo(() => findCommands(commands, query).slice(0, MOST), [commands, query]);
  const [active, setActive] = useState(0);
  const at = Math.min(active, found.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((at + step + found.length) % found.length);
    }
    const chosen = found[at];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) onRun(chosen);
  };
  return (
    <div className={styles.body}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the dialog is this field
        autoFocus
        className={styles.field}
        role="combobox"
        aria-label={t('palette.field')}
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found[at] && `${id}-${at}`}
        aria-autocomplete="list"
        placeholder={t('palette.placeholder')}
        value={query}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          onQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div ref={list} id={id} role="listbox" aria-label={t('palette.name')} className={styles.list}>
        {found.map((command, n) => (
          <Fragment key={command.id}>
            {command.group !== found[n - 1]?.group && (
              <div role="presentation" className={styles.group}>
                {command.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps focus and handles the keys */}
            <div
              id={`${id}-${n}`}
              data-at={n}
              role="option"
              tabIndex={-1}
              aria-selected={n === at}
              className={mergeClasses(styles.option, n === at && styles.active)}
              onPointerMove={() => setActive(n)}
              onClick={() => onRun(command)}
            >
              <span className={styles.title}>{command.title}</span>
              {command.hint && <span className={styles.hint}>{command.hint}</span>}
            </div>
          </Fragment>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className={styles.empty}>
          {t('palette.none', { query })}
        </p>
      )}
    </div>
  );
}

import { Dialog, DialogSurface } from '@fluentui/react-components';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Command } from './command';
import { useAllCommands } from './commands';
import { PaletteList } from './PaletteList';
import { usePaletteStyles } from './palette-styles';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists every command available right now. */
export function CommandPalette({ open, onOpenChange }: Props): ReactNode {
  const styles = usePaletteStyles();
  const { t } = useTranslation('admin');
  const [query, setQuery] = useState('');
  useShortcut(() => onOpenChange(!open));
  const run = (command: Command) => {
    onOpenChange(false);
    command.run();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(_, data) => {
        onOpenChange(data.open);
      }}
    >
      <DialogSurface className={styles.surface} aria-label={t('palette.name')}>
        {open && <OpenList query={query} onQuery={setQuery} onRun={run} />}
      </DialogSurface>
    </Dialog>
  );
}

/** Asks for the commands only while the palette is open. */
function OpenList(props: Omit<ComponentProps<typeof PaletteList>, 'commands'>): ReactNode {
  return <PaletteList {...props} commands={useAllCommands()} />;
}

/** Also works while typing in a field, where people usually are. */
function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [toggle]);
}

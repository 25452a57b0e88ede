import { makeStyles, Spinner } from '@fluentui/react-components';
import { type ReactNode, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { CommandPalette } from './CommandPalette';
import { TopBar } from './TopBar';
import { useShellCommands } from './use-shell-commands';

const useStyles = makeStyles({
  main: { flex: '1 1 auto', display: 'flex', flexDirection: 'column', minWidth: 0, outlineStyle: 'none' },
  wait: { margin: '20vh auto' },
});

/** Top bar, palette and the screen below. */
export function Frame({ operator }: { operator: Data<'getOperator'> }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [searching, setSearching] = useState(false);
  useShellCommands();
  return (
    <>
      <TopBar operator={operator} onSearch={() => setSearching(true)} />
      <CommandPalette open={searching} onOpenChange={setSearching} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Spinner className={styles.wait} delay={300} label={t('shell.wait')} />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

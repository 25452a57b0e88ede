import { makeStyles, mergeClasses, Spinner } from '@fluentui/react-components';
import { type ReactNode, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { CommandPalette } from './CommandPalette';
import { FaultBoundary } from './FaultBoundary';
import type { Operator } from './operator';
import { domainPlaceOf } from './places';
import { TopBar } from './TopBar';
import { useScreenFocus } from './use-screen-focus';
import { useShellCommands } from './use-shell-commands';

const useStyles = makeStyles({
  frame: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 },
  // The editor's panes scroll by themselves.
  whole: { flex: '0 0 auto', height: '100dvh', overflow: 'hidden' },
  main: { flex: '1 1 auto', display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, outlineStyle: 'none' },
  wait: { margin: '20vh auto' },
});

export function Frame({ operator }: { operator: Operator }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [searching, setSearching] = useState(false);
  useShellCommands();
  const { pathname } = useLocation();
  useScreenFocus(pathname);
  const editing = domainPlaceOf(pathname)?.place === 'edit';
  return (
    <div className={mergeClasses(styles.frame, editing && styles.whole)}>
      <TopBar operator={operator} onSearch={() => setSearching(true)} />
      <CommandPalette open={searching} onOpenChange={setSearching} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <FaultBoundary name={t('fault.page')} retryOn={pathname}>
          <Suspense fallback={<Spinner className={styles.wait} delay={300} label={t('shell.wait')} />}>
            <Outlet />
          </Suspense>
        </FaultBoundary>
      </main>
    </div>
  );
}

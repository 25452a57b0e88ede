import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, Suspense, useState } from 'react';
import { readValue, writeValue } from '@/browser/stored-value';
import type { ThreadsProps } from '@/threads/Threads';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';
import { useMedia } from '@/ui/use-media';
import { TOP } from '../answer-layout';
import { useTopInset } from './use-top-inset';

const ThreadsColumn = lazyWithRetry(async () => (await import('@/threads/ThreadsColumn')).ThreadsColumn);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1360px',
    marginInline: 'auto',
    '@media print': { display: 'block' },
  },
  wide: { maxWidth: 'none' },
  content: { flex: '1 1 0', minWidth: 0 },
  // Shown before the conversation, but after it in reading and tab order.
  threads: {
    order: -1,
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '248px',
    maxHeight: `calc(100dvh - ${TOP})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarGutter: 'stable',
    scrollbarWidth: 'thin',
    paddingTop: '12px',
    paddingInlineStart: '8px',
    '@media print': { display: 'none' },
  },
  folded: { width: '52px', overflowY: 'visible' },
  // Out of the flow but still rendered, to keep its scroll position and search text.
  away: { position: 'absolute', visibility: 'hidden' },
});

const KEY = 'mw:threads';
const FOLDED = 'folded';
const local = () => globalThis.localStorage;
const isFolded = (value: unknown): value is typeof FOLDED => value === FOLDED;

interface Props extends Pick<ThreadsProps, 'open' | 'moment'> {
  reading: boolean;
  children: ReactNode;
}

/**
 * A conversation with the list of threads beside it on wide screens. The list keeps its state when switching threads.
 */
export function ThreadsFrame({ reading, children, ...rest }: Props): ReactNode {
  const styles = useStyles();
  const wide = usePanelMode() === 'column';
  // An open document takes the space of the list, unless the screen is very wide.
  const away = !useMedia('(min-width: 1680px)') && reading;
  const [folded, setFolded] = useState(() => readValue(local, KEY, isFolded) === FOLDED);
  useTopInset();
  const fold = (next: boolean) => {
    setFolded(next);
    writeValue(local, KEY, next ? FOLDED : null);
  };
  return (
    <div className={mergeClasses(styles.root, reading && styles.wide)}>
      <div className={styles.content}>{children}</div>
      {wide && (
        <div className={mergeClasses(styles.threads, folded && styles.folded, away && styles.away)} data-print="no">
          <Suspense>
            <ThreadsColumn folded={folded} away={away} onFold={fold} {...rest} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

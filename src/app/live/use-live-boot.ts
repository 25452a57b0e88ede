import { useEffect, useRef, useState } from 'react';
import { settingsEndpoints } from '@/api/settings';
import type { Boot } from '../boot';
import type { AppStore } from '../store';

/** Past the first page's own needs: what is published in the meantime is told when the line opens. */
const QUIET_MS = 3000;

/** The page's setting, and every later one as soon as it is published. Nothing is reloaded, so nothing typed is lost. */
export function useLiveBoot(first: Boot, store: AppStore, wanted: boolean): Boot {
  const [boot, setBoot] = useState(first);
  const current = useRef(boot);
  current.current = boot;
  useEffect(() => {
    if (!wanted) return;
    let ended = false;
    let stop = () => {};
    const fetchSetting = (accessDomain: string) =>
      store
        .dispatch(
          settingsEndpoints.getGlobalSetting.initiate({ accessDomain }, { forceRefetch: true, subscribe: false }),
        )
        .unwrap();
    const start = async () => {
      // Without these files the page goes on with what it has.
      const file = await import('./keep-current').catch(() => undefined);
      if (file && !ended) stop = file.keepCurrent({ current: () => current.current, fetchSetting, show: setBoot });
    };
    const timer = setTimeout(start, QUIET_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
      stop();
    };
  }, [store, wanted]);
  // A preview says by itself what it shows.
  return wanted ? boot : first;
}

import { useEffect, useState } from 'react';
import { basename } from './basename';
import { findNewerBuild } from './find-newer-build';

const AGAIN_MS = 5_000;
const askServer = () => findNewerBuild(document, `${basename}/`, window.fetch.bind(window));

/**
 * Whether a newer build is deployed, checked after a chunk failed to load. A reload is only offered: an automatic one
 * could loop, and without a network it would lose the page.
 */
export function useOutdated(ask: () => Promise<boolean | undefined> = askServer): boolean {
  const [missed, setMissed] = useState(0);
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const notice = () => setMissed((count) => count + 1);
    window.addEventListener('vite:preloadError', notice);
    return () => window.removeEventListener('vite:preloadError', notice);
  }, []);
  useEffect(() => {
    if (missed === 0 || outdated) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = async () => {
      const newer = await ask();
      if (left) return;
      if (newer) setOutdated(true);
      else if (newer === undefined) timer = setTimeout(look, AGAIN_MS);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [missed, outdated, ask]);
  return outdated;
}

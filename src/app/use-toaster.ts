import { useEffect, useState } from 'react';

type ToasterFile = typeof import('@/ui/Toaster');

/** After the first page has loaded. */
const QUIET_MS = 3000;
const RETRY_MS = 2000;
const fetchFile = () => import('@/ui/Toaster');

/** Loads the toaster ahead of use: the first toast often reports a lost connection, when nothing can be loaded. */
export function useToaster(wanted: boolean, fetch: () => Promise<ToasterFile> = fetchFile): ToasterFile | null {
  const [file, setFile] = useState<ToasterFile | null>(null);
  useEffect(() => {
    if (file) return;
    const load = () => void fetch().then(setFile, () => undefined);
    if (wanted) load();
    const timer = setInterval(load, wanted ? RETRY_MS : QUIET_MS);
    return () => clearInterval(timer);
  }, [file, wanted, fetch]);
  return file;
}

import { useEffect, useState } from 'react';

type ToasterFile = typeof import('@/ui/Toaster');

/** Past the first page's own needs. */
const QUIET_MS = 3000;
const RETRY_MS = 2000;
const fetchFile = () => import('@/ui/Toaster');

/** Fetched before it is needed: the first notice is often that the server is gone, and then nothing can be fetched any more. */
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

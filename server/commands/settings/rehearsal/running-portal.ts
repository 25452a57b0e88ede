import { liveHolder } from '../../../base/database/embedded/data-lock';
import { loadConfig } from '../../../config';

/** Address of the portal that runs on the configured data folder and responds; undefined if there is none. */
export async function runningPortal(): Promise<string | undefined> {
  const url = liveHolder(loadConfig(process.env).data)?.url;
  if (!url) return undefined;
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  return answer?.ok ? url : undefined;
}

import { canonicalJson } from '../../../setting/canonical-json';
import type { Boot } from '../boot';
import { watchSetting } from './watch-setting';

interface Keeping {
  /** What the page shows now. */
  current: () => Boot;
  /** The published setting of the page's domain, not from a cache. */
  fetchSetting: (domain: string) => Promise<unknown>;
  show: (boot: Boot) => void;
  watch?: typeof watchSetting;
}

/** Brings a newly published setting into the open page. What cannot be read or does not validate leaves the page as it is. */
export function keepCurrent({ current, fetchSetting, show, watch = watchSetting }: Keeping): () => void {
  let asked = 0;
  let stopped = false;
  async function update(revision: string | undefined): Promise<void> {
    asked += 1;
    const own = asked;
    const boot = current();
    if (revision === boot.revision) return;
    const setting = await fetchSetting(boot.domain).catch(() => undefined);
    const { default: check } = await import('virtual:check/global-setting');
    if (stopped || own !== asked || !check(setting)) return;
    const next = { ...boot, setting: setting as Boot['setting'], revision: revision ?? boot.revision };
    if (canonicalJson(next.setting) !== canonicalJson(boot.setting)) show(next);
  }
  const stop = watch({ onChange: (revision) => void update(revision).catch(() => undefined) });
  return () => {
    stopped = true;
    stop();
  };
}

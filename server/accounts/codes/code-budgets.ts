import type { Budget } from '../../base/limits/budgets';
import type { Caller } from '../../base/limits/caller';
import { limits } from '../../base/limits/limits';
import type { PeopleConfig } from '../config';

const { codes } = limits;
const percent = (of: number, share: number, least: number) => Math.max(least, Math.floor((of * share) / 100));
const { perSeconds } = codes;

type Figures = Pick<PeopleConfig, 'codesPerHour' | 'codesNetworkShare'>;

export const unprovedCodes = 'codes:unproved';

/** The budgets that a request for a code uses. A known device has its own, which unknown devices cannot exhaust. */
export function codeBudgets(target: string, caller: Caller, device: string | undefined, figures: Figures): Budget[] {
  const all = figures.codesPerHour;
  const everybody = { key: 'codes:all', most: all, perSeconds };
  if (device)
    return [
      { key: `codes:to:${target}:known`, ...codes.toFromKnown },
      { key: `codes:to:${target}:known:day`, ...codes.toFromKnownDay },
      everybody,
    ];
  const { near, wide } = caller.network;
  return [
    { key: `codes:to:${target}:${wide}`, ...codes.toFromNetwork },
    { key: `codes:to:${target}:strangers`, ...codes.toFromStrangers },
    { key: `codes:to:${target}:strangers:day`, ...codes.toFromStrangersDay },
    { key: nearCodes(near), most: percent(all, figures.codesNetworkShare, codes.leastNear), perSeconds },
    { key: wideCodes(wide), most: percent(all, 2 * figures.codesNetworkShare, codes.leastWide), perSeconds },
    { key: `codes:browser:${caller.browser}`, most: codes.perBrowser, perSeconds },
    { key: 'codes:strangers', most: Math.ceil(all * codes.strangersShare), perSeconds },
    everybody,
  ];
}

export const nearCodes = (near: string) => `codes:near:${near}`;
export const wideCodes = (wide: string) => `codes:wide:${wide}`;

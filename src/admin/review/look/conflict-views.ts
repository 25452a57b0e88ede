import { pages } from '@/pages/pages';
import type { GlobalSetting } from '@/renderer/types';
import { LOCALES } from '../../../../generated/locales';
import type { JsonObject } from '../../../../setting/json-value';
import { stepsOf } from '../../../../setting/pointer';
import type { Cell } from '../../matrix/cell';

import { defaultContext, type PreviewContext } from '../../preview/context';
import { routeOf } from '../../preview/route-of';

import type { Collision } from '../publish-answer';

import { resolveConflicts, type Side } from '../resolve-conflicts';

/** The defaults under a setting, from which its pages are compiled. */
export type Effective = (body: JsonObject) => GlobalSetting;

export const sideKey = (pointer: string, side: Side): string => `${side} ${pointer}`;

/** Each side of each conflict where visitors would see it; on a phone, to be readable in half a drawer. */
export function conflictViews(
  domain: string,
  { merged, conflicts }: Collision,
  effective: Effective,
  locale: PreviewContext['locale'],
): Cell[] {
  return conflicts.flatMap((conflict) =>
    (['theirs', 'mine'] as const).map((side): Cell => {
      const { pointer } = conflict;
      const body = resolveConflicts(merged, [conflict], { [pointer]: side });
      const context = { ...defaultContext(domain), ...whereOf(pointer, locale), viewport: 390 as const };
      const key = sideKey(pointer, side);
      return { key, label: key, context, changed: true, setting: effective(body), href: '', around: pointer };
    }),
  );
}

function whereOf(pointer: string, locale: PreviewContext['locale']): Pick<PreviewContext, 'route' | 'locale'> {
  const steps = stepsOf(pointer);
  const page = steps[0] === 'pages' ? pages.find(({ path }) => path === steps[1]) : undefined;
  const said = LOCALES.find((each) => steps.includes(each));
  return { route: page ? routeOf(page) : '/engine', locale: said ?? locale };
}

import type { PreviewContext } from '../preview/context';
import { writeContext } from '../preview/context-params';
import type { Axes, Cell } from './cell';

/** Every combination, changed ones first; views likely to look the same are adjacent. */
export function makeCells(
  base: PreviewContext,
  { routes, viewports, locales, themes, roles, states }: Axes,
  isChanged: (context: PreviewContext) => boolean,
  hrefOf: (context: PreviewContext) => string,
): Cell[] {
  const contexts = routes.flatMap((route) =>
    states.flatMap((state) =>
      locales.flatMap((locale) =>
        viewports.flatMap((viewport) =>
          themes.flatMap((theme) => roles.map((role) => ({ ...base, route, state, locale, viewport, theme, role }))),
        ),
      ),
    ),
  );
  const cells = contexts.map((context) => ({
    key: keyOf(context),
    context,
    changed: isChanged(context),
    href: hrefOf(context),
  }));
  return [...cells.filter(({ changed }) => changed), ...cells.filter(({ changed }) => !changed)];
}

function keyOf(context: PreviewContext): string {
  return String(writeContext(context));
}

import { memo, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { pages } from '@/pages/pages';
import { LOCALES } from '../../../generated/locales';
import { DATA_STATES, type PreviewContext, ROLES, THEMES, WIDTHS } from './context';
import { isRoute } from './context-params';
import { routeOf } from './route-of';
import { ToolSelect } from './ToolSelect';
import { usePageName } from './use-page-name';
import type { ChangeContext } from './use-preview-context';

interface Props {
  context: PreviewContext;
  onChange: ChangeContext;
}

const routes = pages.map(routeOf).filter(isRoute);

/** Selects page and device. A single block has no page to choose. */
export const PlaceTools = memo(function PlaceTools({
  context,
  onChange,
  withPages,
}: Props & { withPages: boolean }): ReactNode {
  const { t } = useTranslation('admin-preview');
  const nameOf = usePageName();
  const known = routes.includes(context.route) ? routes : [context.route, ...routes];
  return (
    <>
      {withPages && (
        <ToolSelect
          label={t('tool.page')}
          value={context.route}
          options={known.map((value) => ({ value, text: nameOf(value) }))}
          onChange={(route) => onChange({ route })}
        />
      )}
      <ToolSelect
        label={t('tool.device')}
        value={String(context.viewport)}
        options={WIDTHS.map((width) => ({ value: String(width), text: t(`device.${width}`) }))}
        onChange={(width) => onChange({ viewport: WIDTHS.find((each) => String(each) === width) ?? context.viewport })}
      />
    </>
  );
});

/** Selects language, theme, visitor and data state. `stacked`: with their names. */
export const ContextTools = memo(function ContextTools({
  context,
  onChange,
  stacked = false,
}: Props & { stacked?: boolean }): ReactNode {
  const { t } = useTranslation('admin-preview');
  return (
    <>
      <ToolSelect
        stacked={stacked}
        label={t('tool.locale')}
        value={context.locale}
        options={LOCALES.map((value) => ({ value, text: languageName(value) }))}
        onChange={(locale) => onChange({ locale })}
      />
      <ToolSelect
        stacked={stacked}
        label={t('tool.theme')}
        value={context.theme}
        options={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
        onChange={(theme) => onChange({ theme })}
      />
      <ToolSelect
        stacked={stacked}
        label={t('tool.role')}
        value={context.role}
        options={ROLES.map((value) => ({ value, text: t(`role.${value}`) }))}
        onChange={(role) => onChange({ role })}
      />
      <ToolSelect
        stacked={stacked}
        label={t('tool.state')}
        value={context.state}
        options={DATA_STATES.map((value) => ({ value, text: t(`state.${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
    </>
  );
});

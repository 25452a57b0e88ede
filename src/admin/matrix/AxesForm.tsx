import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { isBuilt } from '@/pages/is-built';
import { pages } from '@/pages/pages';
import { LOCALES } from '../../../generated/locales';
import { DATA_STATES, ROLES, THEMES, WIDTHS } from '../preview/context';

import { isRoute } from '../preview/context-params';

import { routeOf } from '../preview/route-of';
import { usePageName } from '../preview/use-page-name';
import { AxisChoice } from './AxisChoice';
import type { Axes } from './cell';

const useStyles = makeStyles({ root: { display: 'grid', gap: '6px' } });
const routes = pages
  .filter(({ path }) => isBuilt(path))
  .map(routeOf)
  .filter(isRoute);

interface Props {
  axes: Axes;
  onChange: (axes: Axes) => void;
  /** For what has no pages, such as a single block. */
  withPages?: boolean;
}

/** Chooses the views: every combination of the selected values. */
export function AxesForm({ axes, onChange, withPages = true }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  const nameOf = usePageName();
  return (
    <div className={styles.root}>
      {withPages && (
        <AxisChoice
          label={t('tool.page')}
          options={routes.map((value) => ({ value, text: nameOf(value) }))}
          chosen={axes.routes}
          onChange={(chosen) => onChange({ ...axes, routes: chosen })}
        />
      )}
      <AxisChoice
        label={t('tool.device')}
        options={WIDTHS.map((value) => ({ value, text: t(`device.${value}`) }))}
        chosen={axes.viewports}
        onChange={(viewports) => onChange({ ...axes, viewports })}
      />
      <AxisChoice
        label={t('tool.locale')}
        options={LOCALES.map((value) => ({ value, text: languageName(value) }))}
        chosen={axes.locales}
        onChange={(locales) => onChange({ ...axes, locales })}
      />
      <AxisChoice
        label={t('tool.theme')}
        options={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
        chosen={axes.themes}
        onChange={(themes) => onChange({ ...axes, themes })}
      />
      <AxisChoice
        label={t('tool.role')}
        options={ROLES.map((value) => ({ value, text: t(`role.${value}`) }))}
        chosen={axes.roles}
        onChange={(roles) => onChange({ ...axes, roles })}
      />
      <AxisChoice
        label={t('tool.state')}
        options={DATA_STATES.map((value) => ({ value, text: t(`state.${value}`) }))}
        chosen={axes.states}
        onChange={(states) => onChange({ ...axes, states })}
      />
    </div>
  );
}

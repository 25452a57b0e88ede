import { memo, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { isBuilt } from '@/pages/is-built';
import { pages } from '@/pages/pages';
import { LOCALES } from '../../../generated/locales';
import { type PreviewContext, WIDTHS } from '../preview/context';
import { ToolSelect } from '../preview/ToolSelect';
import { usePageName } from '../preview/use-page-name';

interface Props {
  context: PreviewContext;
  onChange: (part: Partial<PreviewContext>) => void;
}

/** Pages of which a visitor knows the address: without a parameter, and not only announced. */
const shown = pages.filter(({ path }) => !/[:*]/.test(path) && !/^\/(404|invitation)$/.test(path) && isBuilt(path));

/** Which page, on which device, in which language. */
export const GuestTools = memo(function GuestTools({ context, onChange }: Props): ReactNode {
  const { t } = useTranslation('admin-comments');
  const nameOf = usePageName();
  const options = shown.map(({ path }) => ({ value: path, text: nameOf(path) }));
  const known = options.some(({ value }) => value === context.route);
  return (
    <>
      <ToolSelect
        label={t('guest.tool.page')}
        value={context.route}
        options={known ? options : [{ value: context.route, text: nameOf(context.route) }, ...options]}
        onChange={(route) => onChange({ route })}
      />
      <ToolSelect
        label={t('guest.tool.device')}
        value={String(context.viewport)}
        options={WIDTHS.map((width) => ({ value: String(width), text: t(`guest.device.${width}`) }))}
        onChange={(width) => onChange({ viewport: WIDTHS.find((each) => String(each) === width) ?? context.viewport })}
      />
      <ToolSelect
        label={t('guest.tool.locale')}
        value={context.locale}
        options={LOCALES.map((value) => ({ value, text: languageName(value) }))}
        onChange={(locale) => onChange({ locale })}
      />
    </>
  );
});

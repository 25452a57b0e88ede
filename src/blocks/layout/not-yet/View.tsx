import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { EmptyPage } from '@/ui/EmptyPage';

export { default as check } from 'virtual:check/layout/not-yet';

/** States that the page of this entry does not exist yet. */
export default function NotYet({ props, level }: BlockProps<PropsOf<'layout/not-yet'>>): ReactNode {
  const { t, i18n } = useTranslation('common');
  const own = props.function && t(`tab.${props.function}`);
  const name = localize(props.name, i18n.language) ?? own;
  return (
    <EmptyPage
      level={level}
      title={name ? t('notYet.title', { name }) : t('notYet.unnamed')}
      text={t('notYet.text')}
      action={{ label: t('action.home'), url: '/engine' }}
      picture="site"
    />
  );
}

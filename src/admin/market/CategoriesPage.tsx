import { Button } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';
import { CategoryEditor } from './CategoryEditor';
import { CategoryTable } from './CategoryTable';
import { type Category, type CategoryForm, emptyCategory, formOf, KINDS } from './category-form';
import { useListMarketCategoriesQuery } from './market-calls';

/** The categories of the installation, and what offerings in them are described by. */
export function CategoriesPage(): ReactNode {
  const { t } = useTranslation('admin-market');
  usePageTitle(t('categories.title'));
  const { data, error, refetch } = useListMarketCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<CategoryForm>();
  const opener = useRef<HTMLElement>(null);
  const open = (form: CategoryForm) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(form);
  };
  const close = () => {
    setOpened(undefined);
    opener.current?.focus();
  };
  // Behind those that are there, once these are known.
  const add = () => data && open(emptyCategory(Math.max(0, ...data.map(({ place }) => place + 1))));
  const ofKind = (kind: Category['kind']) => (data ?? []).filter((one) => one.kind === kind);
  return (
    <Screen
      title={t('categories.title')}
      text={t('categories.text')}
      actions={
        <Button disabledFocusable={!data} onClick={add}>
          {t('categories.add')}
        </Button>
      }
    >
      {error !== undefined && !data && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {opened && <CategoryEditor key={`${opened.id} ${opened.step}`} opened={opened} onClose={close} />}
      {!data && error === undefined && <RowsSkeleton />}
      {data?.length === 0 && !opened && <EmptyState title={t('categories.none')} text={t('categories.noneText')} />}
      {KINDS.filter((kind) => ofKind(kind).length > 0).map((kind) => (
        <CategoryTable key={kind} kind={kind} categories={ofKind(kind)} onEdit={(one) => open(formOf(one))} />
      ))}
    </Screen>
  );
}

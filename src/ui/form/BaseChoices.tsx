import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { CheckList } from './CheckList';
import { useFormRoom } from './form-room';
import { useFieldState } from './use-field-state';

/** Checkboxes of the knowledge bases with their document counts. Selected ids without a base stay until unchecked. */
export function BaseChoices(field: WidgetProps): ReactNode {
  const { id, value, onChange, schema } = field;
  const { t } = useTranslation('form');
  const { bases = [] } = useFormRoom();
  const { instead, isSaid } = useFieldState(id, schema);
  const chosen = numbersOf(isSaid ? value : instead) ?? [];
  const unknown = chosen.filter((number) => !bases.some((base) => base.id === number));
  const rows = [
    ...bases.map(({ id: number, name, documentCount }) => ({
      value: number,
      name,
      note: documentCount === undefined ? undefined : t('base.documents', { count: documentCount }),
    })),
    ...unknown.map((number) => ({ value: number, name: t('base.unknown', { id: number }) })),
  ];
  const toggle = (number: number) => {
    const next = chosen.includes(number) ? chosen.filter((other) => other !== number) : [...chosen, number];
    onChange(next.sort((a, b) => a - b));
  };
  return <CheckList field={field} rows={rows} checked={chosen} onToggle={toggle} />;
}

function numbersOf(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : undefined;
}

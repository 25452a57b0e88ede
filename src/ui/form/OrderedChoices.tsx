import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '../PlainButton';
import { CheckList, type CheckListRow } from './CheckList';
import { useControlStyles } from './control-styles';
import { useFieldState } from './use-field-state';

/** An ordered selection from an enum: the chosen values in their order, then the others. */
export function OrderedChoices(field: WidgetProps): ReactNode {
  const { id, value, options, onChange, readonly, schema } = field;
  const { instead, isSaid } = useFieldState(id, schema);
  const choices = options.enumOptions ?? [];
  const chosen = listOf(isSaid ? value : instead) ?? [];
  const others = choices.map((choice) => choice.value).filter((each) => !chosen.includes(each));
  const nameOf = (each: unknown) => choices.find((choice) => choice.value === each)?.label ?? String(each);
  const swap = (at: number, to: number) =>
    onChange(chosen.map((each, index) => (index === at ? chosen[to] : index === to ? chosen[at] : each)));
  const toggle = (each: unknown) =>
    onChange(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  const movers = ({ name }: CheckListRow<unknown>, index: number) =>
    index < chosen.length && !readonly && <Movers name={name} index={index} count={chosen.length} onSwap={swap} />;
  const rows = [...chosen, ...others].map((each) => ({ value: each, name: nameOf(each) }));
  return <CheckList field={field} rows={rows} checked={chosen} onToggle={toggle} aside={movers} />;
}

interface MoversProps {
  name: string;
  index: number;
  count: number;
  onSwap: (at: number, to: number) => void;
}

function Movers({ name, index, count, onSwap }: MoversProps): ReactNode {
  const { icon } = useControlStyles();
  const { t } = useTranslation('form');
  return (
    <>
      <PlainButton
        look="quiet"
        iconOnly
        className={icon}
        disabled={index === 0}
        aria-label={t('choice.up', { name })}
        onClick={() => onSwap(index, index - 1)}
      >
        <ArrowUpRegular />
      </PlainButton>
      <PlainButton
        look="quiet"
        iconOnly
        className={icon}
        disabled={index === count - 1}
        aria-label={t('choice.down', { name })}
        onClick={() => onSwap(index, index + 1)}
      >
        <ArrowDownRegular />
      </PlainButton>
    </>
  );
}

function listOf(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

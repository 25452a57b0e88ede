import { makeStyles } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '../PlainButton';
import { useControlStyles } from './control-styles';
import { useFieldState } from './use-field-state';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '2px', minHeight: '28px' },
  choice: { display: 'flex', alignItems: 'center', gap: '8px', flexGrow: 1, cursor: 'pointer' },
});

/** An ordered selection from an enum: the chosen values in their order, then the others. */
export function OrderedChoices({ id, value, label, options, onChange, schema }: WidgetProps): ReactNode {
  const styles = useStyles();
  const { icon } = useControlStyles();
  const { t } = useTranslation('form');
  const { instead, isSaid, describedBy } = useFieldState(id, schema);
  const choices = options.enumOptions ?? [];
  const chosen = listOf(isSaid ? value : instead) ?? [];
  const others = choices.map((choice) => choice.value).filter((each) => !chosen.includes(each));
  const nameOf = (each: unknown) => choices.find((choice) => choice.value === each)?.label ?? String(each);
  const swap = (at: number, to: number) =>
    onChange(chosen.map((each, index) => (index === at ? chosen[to] : index === to ? chosen[at] : each)));
  const toggle = (each: unknown) =>
    onChange(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in addition to the field's label.
    <div role="group" id={id} aria-label={label} aria-describedby={describedBy}>
      <ul className={styles.list}>
        {[...chosen, ...others].map((each, index) => (
          <li key={String(each)} className={styles.row}>
            <label className={styles.choice}>
              <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} />
              {nameOf(each)}
            </label>
            {index < chosen.length && (
              <>
                <PlainButton
                  look="quiet"
                  iconOnly
                  className={icon}
                  disabled={index === 0}
                  aria-label={t('choice.up', { name: nameOf(each) })}
                  onClick={() => swap(index, index - 1)}
                >
                  <ArrowUpRegular />
                </PlainButton>
                <PlainButton
                  look="quiet"
                  iconOnly
                  className={icon}
                  disabled={index === chosen.length - 1}
                  aria-label={t('choice.down', { name: nameOf(each) })}
                  onClick={() => swap(index, index + 1)}
                >
                  <ArrowDownRegular />
                </PlainButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function listOf(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

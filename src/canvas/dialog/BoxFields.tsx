import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { type Dispatch, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { touchTarget } from '@/ui/touch-target';
import { visuallyHidden } from '@/ui/visually-hidden';
import { sameBox } from '../geometry/box';
import type { Box, Size } from '../geometry/types';
import type { SelectionEvent } from '../states/reduce-selection';
import { boxOf, type Draft, draftOf, FIELDS, type Field, isFault, rangeOf } from './box-fields';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '8px 12px',
    margin: 0,
    padding: 0,
    ...shorthands.border('0'),
  },
  hidden: { ...visuallyHidden },
  label: {
    display: 'grid',
    '@media (max-width: 480px)': { flex: '1 1 0', minWidth: 0 },
    gap: '2px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  input: {
    boxSizing: 'border-box',
    width: '84px',
    minHeight: '32px',
    padding: '4px 8px',
    fontFamily: 'inherit',
    fontSize: '16px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '&[aria-invalid="true"]': shorthands.borderColor(tokens.colorPaletteRedBorderActive),
    '@media (max-width: 480px)': { width: '100%' },
    ...touchTarget,
  },
  fault: {
    flexBasis: '100%',
    margin: 0,
    fontSize: '13px',
    lineHeight: '18px',
    color: tokens.colorPaletteRedForeground1,
  },
});

interface Props {
  box: Box | null;
  image: Size;
  dispatch: Dispatch<SelectionEvent>;
}

/** The rectangle as numbers: full control without a picture or a drag. */
export function BoxFields({ box, image, dispatch }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const [typed, setTyped] = useState<{ box: Box | null; draft: Draft } | null>(null);
  // The typed text is kept until the box changes by other means.
  const draft = typed && sameBox(typed.box, box) ? typed.draft : draftOf(box);
  const change = (field: Field, text: string) => {
    const next = { ...draft, [field]: text };
    const read = boxOf(next, image);
    setTyped({ box: read ?? box, draft: next });
    if (read) dispatch({ type: 'set', box: read, run: `field ${field}` });
  };
  const faults = FIELDS.filter((field) => isFault(field, draft, image));
  return (
    <fieldset className={styles.root}>
      <legend className={styles.hidden}>{t('fields.legend')}</legend>
      {FIELDS.map((field) => {
        const [min, max] = rangeOf(field, draft, image);
        return (
          <label key={field} className={styles.label}>
            {t(`fields.${field}`)}
            <input
              className={styles.input}
              type="number"
              inputMode="numeric"
              step={1}
              min={min}
              max={max}
              value={draft[field]}
              aria-invalid={faults.includes(field)}
              onChange={(event) => change(field, event.target.value)}
              onBlur={() => faults.length > 0 && box && setTyped(null)}
            />
          </label>
        );
      })}
      <div role="alert" className={styles.fault} hidden={faults.length === 0}>
        {faults.map((field) => {
          const [least, most] = rangeOf(field, draft, image);
          return <p key={field}>{t('fields.range', { name: t(`fields.${field}`), least, most })}</p>;
        })}
      </div>
      <output className={styles.hidden}>{box ? t('fields.said', { ...box }) : t('fields.none')}</output>
    </fieldset>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { contrast } from '../../../setting/luminance';
import { AA_TEXT } from '../theme/contrast';
import { useControlStyles } from './control-styles';
import { fullHex } from './full-hex';
import { TextControl } from './TextControl';
import { useFieldState } from './use-field-state';

const useStyles = makeStyles({
  well: {
    width: '36px',
    height: '28px',
    padding: '2px',
    boxSizing: 'border-box',
    flexShrink: 0,
    cursor: 'pointer',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
  },
  text: { maxWidth: '120px', fontFamily: tokens.fontFamilyMonospace },
  ratio: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200 },
  low: { color: tokens.colorPaletteRedForeground1 },
  figures: { display: 'flex', gap: '12px', flexWrap: 'wrap' },
});

/** A colour picker, the hexadecimal value, and the contrast of white and black text on it. */
export function ColorInput({ id, value, label, readonly, onChange, schema }: WidgetProps): ReactNode {
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('form');
  const field = useFieldState(id, schema);
  const hex = fullHex(value ?? field.instead);
  return (
    <div className={control.stack}>
      <div className={control.row}>
        <input
          type="color"
          className={styles.well}
          aria-label={t('color.pick', { label })}
          value={hex ?? '#ffffff'}
          disabled={readonly}
          onChange={(event) => onChange(event.target.value)}
        />
        <TextControl {...{ id, value, readonly, onChange, field }} placeholder="#" className={styles.text} />
      </div>
      {hex && (
        <div className={styles.figures}>
          <Ratio name={t('color.white')} ratio={contrast('#ffffff', hex)} />
          <Ratio name={t('color.black')} ratio={contrast('#000000', hex)} />
        </div>
      )}
    </div>
  );
}

function Ratio({ name, ratio }: { name: string; ratio: number }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('form');
  const enough = ratio >= AA_TEXT;
  return (
    <span className={mergeClasses(styles.ratio, !enough && styles.low)}>
      {name} {ratio.toFixed(1)}:1 {enough ? t('color.enough') : t('color.low')}
    </span>
  );
}

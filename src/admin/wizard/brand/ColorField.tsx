import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { checkContrast } from '../../../../setting/check-contrast';
import type { Answers } from '../answers';
import type { ChangeAnswers } from '../use-answers';

const useStyles = makeStyles({
  set: { margin: 0, padding: 0, border: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px' },
  list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  choice: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    borderTopColor: tokens.colorCompoundBrandStroke,
    borderRightColor: tokens.colorCompoundBrandStroke,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    borderLeftColor: tokens.colorCompoundBrandStroke,
    backgroundColor: tokens.colorBrandBackground2,
  },
  swatch: {
    width: '20px',
    height: '20px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  well: { width: '28px', height: '24px', padding: 0, border: 0, backgroundColor: 'transparent', cursor: 'pointer' },
  said: { margin: '6px 0 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  answers: Answers;
  change: ChangeAnswers;
}

/** The brand colour: one of the logo's, any other, or that of the template; and how well it can be read. */
export function ColorField({ answers, change }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-new');
  const { colors, brandColor } = answers;
  const others = brandColor !== null && !colors.includes(brandColor);
  const [finding] = brandColor === null ? [] : checkContrast({ theme: { brandColor } });
  const choice = (value: string | null, inside: ReactNode) => (
    <label key={value} className={mergeClasses(styles.choice, brandColor === value && styles.chosen)}>
      <input
        type="radio"
        name="brand-color"
        checked={brandColor === value}
        onChange={() => change({ brandColor: value })}
      />
      {inside}
    </label>
  );
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{t('color.label')}</legend>
      <div className={styles.list}>
        {colors.map((color) =>
          choice(
            color,
            <>
              <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden /> {color}
            </>,
          ),
        )}
        {choice(null, t('color.template'))}
        <label className={mergeClasses(styles.choice, others && styles.chosen)}>
          <input
            type="color"
            className={styles.well}
            value={brandColor ?? '#0b5cad'}
            onChange={(event) => change({ brandColor: event.target.value })}
          />
          {others ? brandColor : t('color.other')}
        </label>
      </div>
      <p className={styles.said} role="status">
        {brandColor !== null && (finding ? localize(finding.text, i18n.language) : t('color.good'))}
      </p>
    </fieldset>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { LayerName } from '../../preview/layer-of';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '2px' },
  chip: {
    padding: '0 6px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    whiteSpace: 'nowrap',
  },
  draft: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  domain: { backgroundColor: tokens.colorNeutralBackground3 },
  reset: { minHeight: '20px', minWidth: '20px', padding: '0' },
});

interface Props {
  layer: LayerName;
  /** Name of the field, for the button. */
  name: string;
  onReset?: (() => void) | undefined;
}

/** Shows which layer a value comes from, with a button to reset it to the layer below. */
export function LayerMark({ layer, name, onReset }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  if (layer === 'none') return null;
  const tone = layer === 'draft' ? styles.draft : layer === 'domain' ? styles.domain : undefined;
  return (
    <span className={styles.root}>
      <span className={mergeClasses(styles.chip, tone)} title={t(`layer.help.${layer}`)}>
        {t(`layer.${layer}`)}
      </span>
      {onReset && (
        <PlainButton
          look="quiet"
          iconOnly
          className={styles.reset}
          aria-label={t('layer.resetField', { name })}
          title={t('layer.reset')}
          onClick={onReset}
        >
          <ArrowResetRegular />
        </PlainButton>
      )}
    </span>
  );
}

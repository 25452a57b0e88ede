import { makeStyles, Switch } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { WordySchema } from '@/ui/form/form-schema';
import { valueAt } from '../../../../setting/pointer';
import { layerOf } from '../../preview/layer-of';
import { useEditor } from '../use-editor';
import { LayerMark } from './LayerMark';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', minHeight: '32px' },
  mark: { marginInlineStart: 'auto' },
});

/** The layer of a whole section, its reset button, and the switch that shows or hides it on the portal. */
export function SectionSwitch({ at, name, schema }: { at: string; name: string; schema: WordySchema }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const { body, layers, edit, faults, effective } = useEditor();
  const own = (valueAt(body, at) ?? null) !== null;
  const off = valueAt(effective, `${at}/off`) === true;
  // Header and footer are shown even if empty; an advertisement without a title is not.
  const canHide = schema.properties?.off !== undefined && (own || schema.required === undefined);
  return (
    <div className={styles.root}>
      {canHide && (
        <Switch
          label={t('section.shown')}
          checked={!off}
          disabled={faults.length > 0}
          onChange={(_, { checked }) => edit(`${at}/off`, checked ? undefined : true)}
        />
      )}
      {schema.properties?.off && !canHide && <span>{t('section.notSetUp')}</span>}
      <span className={styles.mark}>
        <LayerMark layer={layerOf(at, layers)} name={name} onReset={own ? () => edit(at, undefined) : undefined} />
      </span>
    </div>
  );
}

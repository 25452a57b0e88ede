import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { registry } from '@/blocks/registry';
import { useTranslation } from '@/i18n/use-translation';
import { readKeys } from '@/renderer/read-keys';
import { PlainButton } from '@/ui/PlainButton';
import { settingSchemas } from '../document/schemas';
import { pageDocument } from '../page-documents';
import { useEditor } from '../use-editor';
import { useSchemaWords } from '../words/use-schema-words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 4px',
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  key: { minHeight: '24px', padding: '2px 8px', fontSize: tokens.fontSizeBase200 },
});

/** The settings that fill this type of block, each leading to its field. */
export function FilledBy({ type, page }: { type: string; page: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const words = useSchemaWords();
  const { effective, select } = useEditor();
  const keys = readKeys(registry[type], effective, pageDocument(page)).filter((key) => settingSchemas[key]);
  if (keys.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={t('block.filledBy')} className={styles.root}>
      <span aria-hidden="true">{t('block.filledBy')}</span>
      {keys.map((key) => (
        <PlainButton key={key} className={styles.key} onClick={() => select(`/${key}`, { focus: true })}>
          {words.text(settingSchemas[key]?.title ?? key)}
        </PlainButton>
      ))}
    </div>
  );
}

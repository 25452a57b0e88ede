import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { LaterEditorContext, useEditor } from '../use-editor';
import { BlockList } from './BlockList';
import { PagePicker } from './PagePicker';
import { SectionList } from './SectionList';
import { useRowKeys } from './use-row-keys';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  only: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    minHeight: '24px',
  },
  body: { overflowY: 'auto', flexGrow: 1, minHeight: 0, padding: '4px 8px 16px' },
});

/** Left pane with everything selectable. Updates shortly after form and page, since every keystroke may change every row. */
export function Outline(): ReactNode {
  const later = useDeferredValue(useEditor());
  return (
    <LaterEditorContext value={later}>
      <Lists />
    </LaterEditorContext>
  );
}

const Lists = memo(function Lists(): ReactNode {
  const styles = useStyles();
  const { control } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const [query, setQuery] = useState('');
  const [modified, setModified] = useState(false);
  const filter = { query: useDeferredValue(query).trim().toLowerCase(), modified };
  const body = useRef<HTMLDivElement>(null);
  const keys = useRowKeys(body);
  return (
    <nav className={styles.root} aria-label={t('outline.label')}>
      <div className={styles.head}>
        <input
          type="search"
          className={control}
          value={query}
          placeholder={t('outline.search')}
          aria-label={t('outline.search')}
          onChange={(event) => setQuery(event.target.value)}
        />
        <label className={styles.only}>
          <input type="checkbox" checked={modified} onChange={(event) => setModified(event.target.checked)} />
          {t('outline.modified')}
        </label>
      </div>
      <div className={styles.body}>
        <PagePicker />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are buttons; this only moves between them. */}
        <div ref={body} onKeyDown={keys}>
          <BlockList filter={filter} />
          <SectionList filter={filter} />
        </div>
      </div>
    </nav>
  );
});

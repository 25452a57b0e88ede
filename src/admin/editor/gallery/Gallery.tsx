import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { registry } from '@/blocks/registry';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import { blockRows } from '../blocks/block-rows';
import { blocksOf } from '../blocks/own-page';
import { useBlockActs } from '../blocks/use-block-acts';
import { blockSchema } from '../document/schemas';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { useSchemaWords } from '../words/use-schema-words';
import { fitsPage } from './fits-page';
import { fixtureOf } from './fixtures';
import { hasPicture } from './has-picture';
import { Tile } from './Tile';

const useStyles = makeStyles({
  dialog: {
    width: 'min(1080px, calc(100vw - 32px))',
    height: 'min(760px, calc(100dvh - 32px))',
    padding: 0,
    border: 0,
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: tokens.shadow28,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  inside: { display: 'flex', flexDirection: 'column', height: '100%' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, flexGrow: 1, whiteSpace: 'nowrap' },
  search: { minWidth: 0, maxWidth: '240px' },
  tiles: {
    listStyleType: 'none',
    margin: 0,
    padding: '16px',
    overflowY: 'auto',
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    alignContent: 'start',
  },
});

/** Shows every block that fits the page as it will look, to choose from. */
export function Gallery({ onClose }: { onClose: () => void }): ReactNode {
  const styles = useStyles();
  const { control, icon } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const words = useSchemaWords();
  const { body, page, selected } = useEditor();
  const { add } = useBlockActs();
  const { galleryAt } = useView();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const types = Object.keys(registry)
    .filter((type) => fitsPage(type, page))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b));
  const titleOf = (type: string) => words.text(blockSchema(type)?.title ?? type);
  const asked = query.trim().toLowerCase();
  const found = types.filter((type) => `${type} ${titleOf(type)}`.toLowerCase().includes(asked));

  const choose = async (type: string) => {
    const props = (await fixtureOf(type)) ?? {};
    const blocks = blocksOf(body, page);
    const current = blockRows(blocks, page).find(
      (row) => row.depth === 0 && (selected === row.pointer || selected.startsWith(`${row.pointer}/`)),
    );
    dialog.current?.close();
    add(type, registry[type]?.v ?? 1, props, galleryAt ?? (current ? current.index + 1 : blocks.length));
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="gallery-title" onClose={onClose}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="gallery-title" className={styles.title}>
            {t('gallery.title')}
          </h2>
          <input
            type="search"
            className={mergeClasses(control, styles.search)}
            value={query}
            placeholder={t('gallery.search')}
            aria-label={t('gallery.search')}
            onChange={(event) => setQuery(event.target.value)}
          />
          <PlainButton
            look="quiet"
            iconOnly
            className={icon}
            aria-label={t('gallery.close')}
            onClick={() => dialog.current?.close()}
          >
            <DismissRegular />
          </PlainButton>
        </div>
        <ul className={styles.tiles}>
          {found.map((type) => (
            <Tile key={type} type={type} title={titleOf(type)} onChoose={() => choose(type)} />
          ))}
        </ul>
      </div>
    </dialog>
  );
}

/** Free content first, then the other blocks that can be shown here. */
const rankOf = (type: string) => (type.startsWith('content/') ? 0 : hasPicture(type) ? 1 : 2);

import { AddRegular } from '@fluentui/react-icons/svg/add';
import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { equal } from '../../../../setting/equal';
import type { JsonObject } from '../../../../setting/json-value';
import { valueAt } from '../../../../setting/pointer';
import { useFocusStays } from '../../shell/use-focus-stays';
import { type BlockRow, blockRows } from '../blocks/block-rows';
import { blocksOf, blocksPointer, isOwnPage } from '../blocks/own-page';
import { useBlockActs } from '../blocks/use-block-acts';
import { blockSchema } from '../document/schemas';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { useSchemaWords } from '../words/use-schema-words';
import { BlockItem } from './BlockItem';
import { matches, type OutlineFilter } from './filter';
import { useRowStyles } from './row-styles';

/** The blocks of the chosen page, in order. */
export function BlockList({ filter }: { filter: OutlineFilter }): ReactNode {
  const styles = useRowStyles();
  const { t } = useTranslation('admin-editor');
  const words = useSchemaWords();
  const { body, source, page, selected, faults } = useEditor();
  const { setGallery } = useView();
  const { resetPage } = useBlockActs();
  const [dragged, setDragged] = useState<BlockRow>();
  const blocks = blocksOf(body, page);
  const rows = useMemo(() => blockRows(blocks, page), [blocks, page]);
  const published = useMemo(() => publishedBlocks(source.body, page), [source, page]);
  const own = isOwnPage(body, page);
  const isDraft = (row: BlockRow) => own && !equal(published.get(row.node.id), row.node as unknown as JsonObject);
  const shown = rows.filter((row) => matches(filter, isDraft(row), [row.node.id, row.node.type, nameOf(row)]));
  const current = rows.find((row) => selected === row.pointer || selected.startsWith(`${row.pointer}/`));

  const head = useRef<HTMLHeadingElement>(null);
  useFocusStays(head);
  const list = useRef<HTMLUListElement>(null);
  const follow = useRef(false);
  const [place, name] = [current?.pointer, current?.key];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block may take the index of a removed one.
  useEffect(() => {
    if (!follow.current || place === undefined) return;
    follow.current = false;
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(place)}"]`)?.focus();
  }, [place, name]);
  function nameOf({ node }: BlockRow): string {
    return words.text(blockSchema(node.type)?.title ?? (node.type || node.id));
  }

  return (
    <>
      <h2 ref={head} className={styles.heading}>
        {t('outline.blocks')}
        <span className={styles.push} />
        {own && (
          <PlainButton
            look="quiet"
            iconOnly
            className={styles.act}
            aria-label={t('outline.resetPage')}
            title={t('outline.resetPage')}
            disabled={faults.length > 0}
            onClick={resetPage}
          >
            <ArrowResetRegular />
          </PlainButton>
        )}
        <PlainButton
          look="quiet"
          iconOnly
          className={styles.act}
          aria-label={t('outline.add')}
          title={t('outline.add')}
          disabled={faults.length > 0}
          onClick={() => setGallery(true)}
        >
          <AddRegular />
        </PlainButton>
      </h2>
      {shown.length === 0 && <p className={styles.quiet}>{rows.length > 0 ? t('outline.none') : t('outline.empty')}</p>}
      <ul ref={list} className={styles.list}>
        {shown.map((row) => (
          <BlockItem
            key={row.key}
            row={row}
            name={nameOf(row)}
            draft={isDraft(row)}
            chosen={row === current}
            dragged={dragged}
            onDrag={setDragged}
            onGone={() => {
              follow.current = true;
            }}
          />
        ))}
      </ul>
    </>
  );
}

/** The published blocks by id; the product's own if the page was not the domain's. */
function publishedBlocks(body: unknown, page: string): ReadonlyMap<string, JsonObject> {
  const list = valueAt(body, blocksPointer(page)) ? blocksOf(body, page) : blocksOf({}, page);
  return new Map(list.map((node) => [node.id, node as unknown as JsonObject]));
}

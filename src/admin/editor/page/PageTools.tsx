import { AddRegular } from '@fluentui/react-icons/svg/add';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import { pointer } from '../../../../setting/pointer';
import type { OverFrame } from '../../preview/FrameStage';
import type { Picked } from '../../preview/protocol';
import { useBlockActs } from '../blocks/use-block-acts';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { BlockBar } from './BlockBar';
import { type Drop, dropAt } from './drop-at';
import { isHidden, toggleHidden } from './hidden';
import { usePageStyles } from './page-styles';
import { TypeHere } from './TypeHere';
import { type PlacedRow, usePageRows } from './use-page-rows';

interface Props {
  over: OverFrame;
  /** What was clicked last on the page. */
  picked: Picked | null;
  onTyped: () => void;
}

/** Over the page: "+" between its blocks, what can be done with the chosen one, dragging, and the text being typed. */
export function PageTools({ over: { scale, places, dragged }, picked, onTyped }: Props): ReactNode {
  const styles = usePageStyles();
  const { selected, edit, faults } = useEditor();
  const { move } = useBlockActs();
  const rows = usePageRows(places);
  const root = useRef<HTMLDivElement>(null);
  const [gripped, setGripped] = useState<{ id: string; y: number }>();
  const placed = rows.flatMap(({ row, place }) => (place ? [{ ...row, place }] : []));
  const current =
    rows.find(({ row }) => selected === row.pointer || selected.startsWith(`${row.pointer}/`)) ??
    rows.find(({ row }) => row.node.id === picked?.block?.id);
  const dropOf = (id: string, y: number): Drop | undefined => {
    const row = placed.find(({ node }) => node.id === id);
    return row && dropAt(placed, row.at, y);
  };
  const drop = (id: string, y: number) => {
    const row = placed.find(({ node }) => node.id === id);
    const target = dropOf(id, y);
    if (row && target) move(row.list, row.at, target.to);
  };
  useDropped(dragged, drop);
  const grip = (id: string) => (clientY: number, end: boolean) => {
    const y = (clientY - (root.current?.getBoundingClientRect().top ?? 0)) / scale;
    setGripped(end ? undefined : { id, y });
    if (end && gripped) drop(id, y);
  };
  const toggle = ({ row }: PlacedRow) => edit(pointer(row.pointer, 'show'), toggleHidden(row.node.show));
  if (faults.length > 0) return null;
  const moving = gripped ?? (dragged?.end ? undefined : dragged);
  const line = moving && dropOf(moving.id, moving.y)?.line;
  return (
    <div ref={root} className={styles.root}>
      <AddButtons rows={rows} scale={scale} />
      {current?.place && (
        <BlockBar placed={current} scale={scale} onDrag={grip(current.row.node.id)} onHide={() => toggle(current)} />
      )}
      {line !== undefined && <div className={styles.line} style={{ top: line * scale }} />}
      <HiddenBlocks rows={rows} onShow={toggle} />
      {picked?.text && (
        <TypeHere
          key={picked.pointer}
          text={picked.text}
          pointer={picked.pointer}
          scale={scale}
          around={places.find(({ id }) => id === picked.block?.id)?.top}
          onEnd={onTyped}
        />
      )}
    </div>
  );
}

/** A block that was let go in the frame moves once. */
function useDropped(dragged: OverFrame['dragged'], drop: (id: string, y: number) => void): void {
  const [done, setDone] = useState(dragged);
  if (!dragged?.end || done === dragged) return;
  setDone(dragged);
  queueMicrotask(() => drop(dragged.id, dragged.y));
}

function AddButtons({ rows, scale }: { rows: readonly PlacedRow[]; scale: number }): ReactNode {
  const styles = usePageStyles();
  const { t } = useTranslation('admin-editor');
  const { setGallery } = useView();
  const shown = rows.filter(({ place }) => place);
  const button = (label: string, top: number, index: number) => (
    <PlainButton
      key={index}
      iconOnly
      className={styles.add}
      style={{ top: Math.max(16, top * scale) }}
      aria-label={label}
      title={label}
      onClick={() => setGallery(true, index)}
    >
      <AddRegular />
    </PlainButton>
  );
  const [first] = shown;
  return (
    <>
      {first?.place && button(t('page.addBefore', { name: first.name }), first.place.top, first.row.index)}
      {shown.map(
        ({ name, row, place }) =>
          place && button(t('page.addAfter', { name }), place.top + place.height, row.index + 1),
      )}
    </>
  );
}

/** Blocks that an eye hid, which are not on the page any more. */
function HiddenBlocks({ rows, onShow }: { rows: readonly PlacedRow[]; onShow: (row: PlacedRow) => void }): ReactNode {
  const styles = usePageStyles();
  const { small } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const hidden = rows.filter(({ row }) => isHidden(row.node.show));
  if (hidden.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={t('page.hidden')} className={styles.hidden}>
      <span aria-hidden="true">{t('page.hidden')}</span>
      {hidden.map((each) => (
        <PlainButton
          key={each.row.key}
          className={small}
          aria-label={t('page.show', { name: each.name })}
          onClick={() => onShow(each)}
        >
          <EyeRegular aria-hidden /> {each.name}
        </PlainButton>
      ))}
    </div>
  );
}

import type { FromFrame, Picked, ShowMessage, ShownBlock, ToFrame } from '@/admin/preview/protocol';
import { preloadFirstPage } from '../preload-first-page';
import { afterPaint } from './after-paint';
import type { CreatedPage } from './create-page';
import { drawOutline } from './draw-outline';
import { explain } from './explain';
import { nameOfPage } from './name-of-page';
import { blockOf, type Hit } from './pick';
import { boxOf, pickedText } from './picked-text';
import { blocksAt, elementOf, placesOf } from './place-of';
import { restFarBlocks } from './rest-far-blocks';
import { untilSettled } from './until-settled';
import { watchDrag } from './watch-drag';
import { watchPointer } from './watch-pointer';

const SETTLE_PATIENCE_MS = 4000;

type Inspect = Extract<ToFrame, { type: 'inspect' }>;
type Highlight = Pick<Extract<ToFrame, { type: 'highlight' }>, 'pointer' | 'block'>;

/** Handles the workbench's requests in the preview frame. */
export class AnswerPreview {
  readonly #created: CreatedPage;
  readonly #errors: () => string[];
  readonly #tell: (message: FromFrame) => void;
  readonly #chosen = drawOutline('chosen');
  readonly #hovered = drawOutline('hovered');
  readonly #rest = restFarBlocks(window);
  #started: Promise<void> | undefined;
  #highlighted: Highlight = { pointer: '' };

  constructor(created: CreatedPage, errors: () => string[], tell: (message: FromFrame) => void) {
    this.#created = created;
    this.#errors = errors;
    this.#tell = tell;
    const { page } = created;
    watchDrag(window, {
      able: () => page.message?.mode === 'page',
      blockAt: (target) => this.#movable(target),
      onDrag: (id, y, end) => tell({ type: 'dragged', id, y, end }),
    });
    for (const type of ['scroll', 'resize'] as const)
      window.addEventListener(type, () => this.#place(), { passive: true, capture: true });
    // Data that arrives later moves what stands below it.
    new ResizeObserver(() => this.#place()).observe(document.body);
    watchPointer(window, {
      map: () => page.map,
      editing: () => page.message?.mode !== 'use',
      onPick: (hit, asked) => tell({ type: 'picked', picked: this.#pick(hit), explain: asked }),
      onHover: (hit) => this.#hover(hit),
      onLeave: (back) => tell({ type: 'leave', back }),
    });
  }

  hear(message: ToFrame): void {
    if (message.type === 'show') void this.#show(message);
    else if (message.type === 'inspect') void this.#inspect(message);
    else if (message.type === 'highlight') this.#highlight(message, message.scroll);
    else this.#tell({ type: 'picked', picked: this.#explain(message.pointer), explain: true });
  }

  /** The first call waits for the page's code, so that the page appears in one step; later ones render at once. */
  async #show(message: ShowMessage): Promise<void> {
    const { page } = this.#created;
    this.#started ??= page.prepare(message).then(() => preloadFirstPage(message.setting, message.context.route));
    await this.#started;
    this.#errors();
    page.show(message);
    afterPaint(window, () => {
      this.#tell({ type: 'shown', seq: message.seq, route: page.route, blocks: this.#blocks() });
      this.#redraw();
      this.#place();
      // A view that waits to settle is inspected as a whole, so none of its blocks rest.
      if (!message.settle) this.#rest();
    });
    if (message.settle) await this.#settle(message.seq);
  }

  #blocks(): ShownBlock[] {
    const blocks = this.#created.page.map?.blocks ?? [];
    return blocks.map((block) => (elementOf(block, document) ? block.shown : { ...block.shown, hidden: true }));
  }

  async #settle(seq: number): Promise<void> {
    const { page, stateOf } = this.#created;
    const ends = (operation: string) => !['loading', 'slow'].includes(stateOf(operation));
    const complete = await untilSettled(
      window,
      { map: () => page.map, asking: () => page.asks().some(ends), translating: () => page.isTranslating },
      SETTLE_PATIENCE_MS,
    );
    if (page.message?.seq === seq) this.#tell({ type: 'settled', seq, complete, hash: nameOfPage(document) });
  }

  #explain(pointer: string, hit?: Hit) {
    const { page } = this.#created;
    const block = hit?.block ?? (page.map && blocksAt(pointer, page.map)[0]);
    return explain(pointer, block, page.showContext);
  }

  #pick(hit: Hit): Picked {
    const { map } = this.#created.page;
    const text = map && pickedText(hit, map);
    return { ...this.#explain(hit.pointer, hit), ...(text && { text }) };
  }

  #movable(target: Element): string | undefined {
    const { map } = this.#created.page;
    const place = target.closest('[data-block]');
    const block = map && place ? blockOf(place, map) : undefined;
    return block?.inPage ? block.node.id : undefined;
  }

  /** Tells where the blocks of the page are, if anybody wants to know. */
  #place(): void {
    const { page } = this.#created;
    const { mode, places: wanted } = page.message ?? {};
    if (mode !== 'page' && !wanted) return;
    const blocks = page.map?.blocks.filter(({ inPage }) => inPage) ?? [];
    const places = blocks.flatMap((block) => {
      const element = elementOf(block, document);
      return element ? [{ id: block.node.id, ...boxOf(element) }] : [];
    });
    this.#tell({ type: 'placed', places });
  }

  #hover(hit: Hit | undefined): void {
    this.#hovered.around(hit ? [hit.element] : []);
    this.#tell({ type: 'hovered', pointer: hit?.pointer ?? '' });
  }

  #highlight(highlighted: Highlight, scroll: boolean): void {
    this.#highlighted = highlighted;
    const [first] = this.#redraw();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (scroll) first?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }

  #redraw(): Element[] {
    const { map } = this.#created.page;
    const { pointer, block } = this.#highlighted;
    const pointed = block === undefined ? undefined : map?.blocks[block];
    const place = pointed && elementOf(pointed, document);
    const places = place ? [place] : map && pointer ? placesOf(pointer, map) : [];
    this.#chosen.around(places);
    return places;
  }

  async #inspect({ seq, picture, around, language }: Inspect): Promise<void> {
    const { page } = this.#created;
    const { inspectPage } = await import('./inspect/inspect-page');
    const [subject] = page.map && around ? placesOf(around, page.map) : [];
    const { role } = page.showContext;
    this.#tell(await inspectPage({ seq, picture, subject, map: page.map, role, errors: this.#errors(), language }));
  }
}

import { FrameLine, type Showing } from './frame-line';
import { type FromFrame, type Inspected, PREVIEW_LINE, type Wanted } from './protocol';
import { siteBase } from './site-base';

/** A frame silent for this long is lost: a script hangs, or its page could not be loaded. */
const PATIENCE_MS = 15_000;

type Answer<T extends FromFrame['type']> = Extract<FromFrame, { type: T }>;

/** One hidden frame that renders views one after the other. */
export class PoolFrame {
  readonly #element: HTMLIFrameElement;
  readonly #line: FrameLine;
  #waiting: ((message: FromFrame | null) => void) | undefined;

  constructor(host: HTMLElement) {
    this.#element = document.createElement('iframe');
    this.#element.name = PREVIEW_LINE;
    this.#element.tabIndex = -1;
    this.#element.title = '';
    this.#element.style.border = '0';
    this.#line = new FrameLine(
      window,
      () => this.#element.contentWindow,
      (message) => this.#waiting?.(message),
    );
    this.#element.src = `${siteBase()}/engine`;
    host.append(this.#element);
  }

  /** Renders the view and waits until nothing on it is loading. */
  async show(showing: Showing, height: number): Promise<Answer<'settled'>> {
    this.#element.style.width = `${showing.context.viewport}px`;
    this.#element.style.height = `${height}px`;
    const seq = this.#line.show({ ...showing, settle: true });
    return this.#until((message): message is Answer<'settled'> => message.type === 'settled' && message.seq === seq);
  }

  /** Inspects the view shown last. */
  inspect(wanted: Wanted): Promise<Inspected> {
    const seq = performance.now();
    const answer = this.#until((message): message is Inspected => message.type === 'inspected' && message.seq === seq);
    this.#line.post({ type: 'inspect', seq, language: document.documentElement.lang, ...wanted });
    return answer;
  }

  close(): void {
    this.#waiting?.(null);
    this.#line.close();
    this.#element.remove();
  }

  #until<T extends FromFrame>(wanted: (message: FromFrame) => message is T): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (act: () => void): void => {
        clearTimeout(timer);
        this.#waiting = undefined;
        act();
      };
      const timer = setTimeout(() => end(() => reject(new Error('timeout'))), PATIENCE_MS);
      this.#waiting = (message) => {
        if (message === null || message.type === 'refused')
          end(() => reject(new Error(message ? 'refused' : 'closed')));
        else if (wanted(message)) end(() => resolve(message));
      };
    });
  }
}

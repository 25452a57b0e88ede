import { openPeer, type Peer } from '@/browser/open-peer';
import { type FromFrame, PREVIEW_LINE, type ShowMessage, type ToFrame } from './protocol';

export type Showing = Omit<ShowMessage, 'type' | 'seq'>;

/**
 * The channel to one frame. The frame reports `ready`, again after every navigation inside it, and is then told what to show.
 * It gets the next view only after rendering the last: of twenty letters typed meanwhile, only the last counts.
 */
export class FrameLine {
  readonly #peer: Peer<ToFrame>;
  readonly #hear: (message: FromFrame) => void;
  #seq = 0;
  #ready = false;
  #drawing = false;
  #wanted: ShowMessage | undefined;
  #sent: ShowMessage | undefined;

  constructor(own: Window, frame: () => Window | null | undefined, hear: (message: FromFrame) => void) {
    this.#hear = hear;
    this.#peer = openPeer<FromFrame, ToFrame>(PREVIEW_LINE, own, frame, (message) => this.#listen(message));
  }

  /** Returns the number that the frame's replies will carry. */
  show(showing: Showing): number {
    this.#seq += 1;
    this.#wanted = { type: 'show', seq: this.#seq, ...showing };
    this.#send();
    return this.#seq;
  }

  post(message: Exclude<ToFrame, ShowMessage>): void {
    if (this.#ready) this.#peer.post(message);
  }

  close(): void {
    this.#peer.close();
  }

  #send(): void {
    if (!this.#ready || this.#drawing || !this.#wanted || this.#wanted === this.#sent) return;
    this.#sent = this.#wanted;
    this.#drawing = true;
    // A posted message would wait for the paint of the edited field, and then for its own.
    this.#peer.deliver(this.#wanted);
  }

  #listen(message: FromFrame): void {
    if (message.type === 'ready') {
      this.#ready = true;
      this.#drawing = false;
      this.#sent = undefined;
    }
    if (message.type === 'refused') this.#ready = false;
    if (message.type === 'shown') this.#drawing = false;
    this.#send();
    this.#hear(message);
  }
}

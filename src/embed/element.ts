import { embedMessage } from '@/lib/embed-protocol';
import { createBubble } from './bubble';
import { fetchIdentity, type GiveIdentity } from './fetch-identity';
import { type Link, linkFrame } from './link-frame';
import { wordsFor } from './words';

/** Where this script came from; inside another framework's sandbox nobody knows, and the attribute `portal` says it. */
const own = (document.currentScript as HTMLScriptElement | null)?.src;
const OWN_PORTAL = own ? new URL(own).origin : undefined;

const style = new CSSStyleSheet();
style.replaceSync(`
:host { display: block; }
:host([hidden]) { display: none; }
:host([look=bubble]) { display: contents; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 600px; border: 0; border-radius: inherit; color-scheme: auto; }
`);

/**
 * `<millwright-portal channel="…">`: shows a channel of the portal in one frame. All scripts and styles of the portal
 * stay in there, so nothing of them meets those of the page.
 */
export class MillwrightPortal extends HTMLElement {
  static observedAttributes = ['channel', 'portal', 'look', 'mode', 'locale', 'height', 'label'];

  /** Gives an identity for this frame, signed by the company's own server. In place of the attribute `identity-url`. */
  identity: GiveIdentity | undefined;

  #link: Link | undefined;
  #bubble: ReturnType<typeof createBubble> | undefined;

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#end();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || !this.isConnected || !this.shadowRoot) return;
    if (name === 'mode' || name === 'locale') this.#link?.tell(embedMessage(name, { [name]: value ?? undefined }));
    else if (name === 'height') this.#size();
    else this.#begin();
  }

  /** Shows the bubble's window. */
  open(): void {
    this.#bubble?.open();
  }

  close(): void {
    this.#bubble?.close();
  }

  /** Leaves the chat that is open. */
  reset(): void {
    this.#link?.tell(embedMessage('reset'));
  }

  /** Ends the session, for a page whose visitor signs out. */
  logout(): void {
    this.#link?.tell(embedMessage('logout'));
  }

  #begin(): void {
    this.#end();
    const channel = this.getAttribute('channel') ?? '';
    const portal = this.getAttribute('portal') ?? OWN_PORTAL;
    const root = this.shadowRoot;
    if (!root || !portal || !URL.canParse(portal) || !/^[\w-]{1,64}$/.test(channel)) return;
    const frame = document.createElement('iframe');
    const words = wordsFor(this.getAttribute('locale') ?? document.documentElement.lang);
    frame.title = this.getAttribute('label') ?? words.title;
    frame.allow = 'clipboard-write';
    const { origin } = new URL(portal);
    const start = () => {
      this.#link ??= linkFrame(frame, origin, {
        init: () => ({
          mode: this.getAttribute('mode') ?? undefined,
          locale: this.getAttribute('locale') ?? undefined,
        }),
        identity: this.#identity(channel),
        hear: (type, data) => this.#hear(type, data),
      });
      frame.src = `${origin}/embed/${channel}`;
    };
    if (this.getAttribute('look') === 'bubble') {
      this.#bubble = createBubble(root, frame, words, { start, said: (name) => this.#say(name) });
      return;
    }
    root.append(frame);
    this.#size();
    start();
  }

  #end(): void {
    this.#link?.close();
    this.#link = undefined;
    this.#bubble = undefined;
    this.shadowRoot?.replaceChildren();
  }

  #identity(channel: string): GiveIdentity | undefined {
    const url = this.getAttribute('identity-url');
    if (this.identity) return this.identity;
    return url === null ? undefined : (asked) => fetchIdentity(url, { ...asked, channel });
  }

  #size(height?: number): void {
    const frame = this.shadowRoot?.querySelector('iframe');
    const wish = this.getAttribute('height');
    if (!frame || this.#bubble) return;
    if (wish !== 'auto') frame.style.height = wish && CSS.supports('height', wish) ? wish : '';
    else if (height !== undefined) frame.style.height = `${Math.min(Math.max(Math.ceil(height), 320), 1200)}px`;
  }

  #hear(type: string, data: Record<string, unknown>): void {
    if (type === 'height' && typeof data.height === 'number') this.#size(data.height);
    if (type === 'escape') this.close();
    this.#say(type, data);
  }

  #say(name: string, detail: Record<string, unknown> = {}): void {
    this.dispatchEvent(new CustomEvent(`millwright-${name}`, { detail, bubbles: true, composed: true }));
  }
}

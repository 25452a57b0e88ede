declare module 'jsdom' {
  /** The part that these tests use: its XML parser. */
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: Window;
  }
}

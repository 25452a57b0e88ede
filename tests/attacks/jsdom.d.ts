declare module 'jsdom' {
  /** What these tests use of it: its parser of XML. */
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: Window;
  }
}

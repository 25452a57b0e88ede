export interface Opened {
  domain: string;
  /** Whose chats are the reader's. */
  owner: string;
  /** Id of the document. */
  document: string;
}

export type DocumentOpened = (opened: Opened) => Promise<void>;

/** The few words around a text. They are handed in: this room has no language of its own. */
export interface MarkdownLabels {
  code: string;
  copyCode: string;
  copied: string;
  copyFailed: string;
  table: string;
  picture: string;
  done: string;
  open: string;
}

/** The labels around a text, passed in because this folder has no messages of its own. */
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

/** A file as passed to the readers. */
export interface InputFile {
  /** Path below the ingested folder, separated by `/`, starting with the folder's own name. */
  source: string;
  /** Base name without the extension. */
  stem: string;
  /** Lower case, without the dot. */
  extension: string;
  bytes: Buffer;
  /** Language named by a folder of the path (`zh/…`, `en_US/…`), if any. */
  lang?: 'zh' | 'en';
}

/** A file as the readers see it. */
export interface InputFile {
  /** Path below the ingested folder, `/` separated, with the folder's own name in front. */
  source: string;
  /** Base name without the ending. */
  stem: string;
  /** Lower case, no dot. */
  extension: string;
  bytes: Buffer;
  /** Language named by a folder of the path (`zh/…`, `en_US/…`), if any. */
  lang?: 'zh' | 'en';
}

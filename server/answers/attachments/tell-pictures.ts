import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { RunSink } from '../runs/types';
import type { AttachmentRow } from '../store/attachments';

/** Says what was read of the pictures that come with a question, as nothing else of them plays a part in the answer. */
export function tellPictures(
  sink: RunSink,
  { own = [], locale, sees }: { own?: readonly string[] | undefined; locale: Locale; sees: boolean },
  files: readonly AttachmentRow[],
): void {
  for (const { id, kind, name, text } of files) {
    if (kind !== 'picture' || !own.includes(id)) continue;
    const words = text.trim()
      ? sees
        ? message('answers:picture.described', { name })
        : message('answers:picture.textOnly', { name })
      : message('answers:picture.nothing', { name });
    sink.emit({ event: 'run_warning', data: { code: 'picture_read', message: words[locale] } });
  }
}

import { useRef, useState } from 'react';
import { isApiError } from '@/api/api-error';
import { organizationEndpoints, useUploadFileMutation } from '@/api/organization';
import type { Data } from '@/api/paths';
import { toDataUrl } from '@/browser/to-data-url';
import { useSessionDispatch } from '@/session/use-session';
import { PICTURE_KINDS } from '../limits';

const MOST_BYTES = 10 * 1024 * 1024;

export type Licence = Data<'readBusinessLicence'>;
export type LicenceState =
  | { status: 'none' }
  | { status: 'wrong' }
  | { status: 'uploading'; preview: string }
  | { status: 'reading'; preview: string; url: string }
  /** `licence` is null if the picture could not be read; then everything is typed by hand. */
  | { status: 'ready'; preview: string; url: string; licence: Licence | null }
  | { status: 'failed'; preview: string };

/** Uploads a picture of a business licence and has the server read it. */
export function useLicence(): { state: LicenceState; choose: (file: File) => Promise<Licence | null> } {
  const dispatch = useSessionDispatch();
  const [state, setState] = useState<LicenceState>({ status: 'none' });
  const [upload] = useUploadFileMutation();
  const newest = useRef<File>(undefined);
  const choose = async (file: File): Promise<Licence | null> => {
    if (!PICTURE_KINDS.includes(file.type) || file.size > MOST_BYTES) {
      setState({ status: 'wrong' });
      return null;
    }
    newest.current = file;
    // A second file may be dropped before the first has its preview; only the last one counts.
    const show = (next: LicenceState) => newest.current === file && setState(next);
    const preview = await toDataUrl(file).catch(() => '');
    if (newest.current !== file) return null;
    show({ status: 'uploading', preview });
    const { data } = await upload({ file });
    if (!data) {
      show({ status: 'failed', preview });
      return null;
    }
    show({ status: 'reading', preview, url: data.url });
    const licence = await read(data.url);
    show({ status: 'ready', preview, url: data.url, licence });
    return newest.current === file ? licence : null;
  };
  const read = async (url: string): Promise<Licence | null> => {
    const call = dispatch(organizationEndpoints.readBusinessLicence.initiate({ url }, { subscribe: false }));
    try {
      return await call.unwrap();
    } catch (error) {
      if (!isApiError(error)) throw error;
      return null;
    }
  };
  return { state, choose };
}

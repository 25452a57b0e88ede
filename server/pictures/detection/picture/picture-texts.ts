import { message } from '../../../base/messages/message';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** Errors about pictures: what is wrong, what is accepted, what to do. */
export const pictureTexts = {
  empty: message('pictures:picture.empty'),
  noPicture: message('pictures:picture.noPicture'),
  drawing: message('pictures:picture.drawing'),
  broken: message('pictures:picture.broken'),
  tooManyBytes: (bytes: number, most: number) =>
    message('pictures:picture.tooManyBytes', { bytes: megabytes(bytes), most: megabytes(most) }),
  tooLong: (width: number, height: number, side: number) =>
    message('pictures:picture.tooLong', { width, height, side }),
  quota: (used: number, more: number, most: number, days: number) =>
    message('pictures:picture.quota', { used: megabytes(used), more: megabytes(more), most, days }),
  elsewhere: message('pictures:picture.elsewhere'),
  noBase64: message('pictures:picture.noBase64'),
};

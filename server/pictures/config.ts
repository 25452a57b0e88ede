import { integer, url, web } from '../base/config/fields';
import { readFields, type Section, type Source, type Values } from '../base/config/read-fields';

const fields = {
  url: url(
    'DETECTION_URL',
    web,
    'Address of your own detector that implements the call `object_detection`. It receives the picture as base64. If it is down or slow, the message to the visitor names this variable.',
  ),
  keepDays: integer(
    'PICTURE_KEEP_DAYS',
    30,
    [1, 3650],
    'Uploaded pictures and their results are deleted after this many days.',
  ),
  quotaMegabytes: integer(
    'PICTURE_QUOTA_MB',
    300,
    [0, 1_000_000],
    'Megabytes of pictures one visitor may store at a time. Further uploads are refused with a hint on how to free space. `0` disables the limit.',
  ),
};

export type DetectionConfig = Values<typeof fields>;

export const picturesSections: Section[] = [
  {
    title: 'Detection in pictures',
    text: 'Without `DETECTION_URL` the server itself finds objects that resemble a drawn one, in separate threads.',
    tables: [fields],
  },
];

export const readPicturesConfig = (source: Source) => ({ detection: { ...readFields(fields, source) } });

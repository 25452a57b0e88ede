import { integer, url, web } from '../base/config/fields';
import { readFields, type Section, type Source, type Values } from '../base/config/read-fields';

const fields = {
  url: url(
    'DETECTION_URL',
    web,
    'Address of a detector of yours that answers the call `object_detection`; it gets the picture as base64. One that is dead or slow is told to the person, with the name of this variable.',
  ),
  keepDays: integer(
    'PICTURE_KEEP_DAYS',
    30,
    [1, 3650],
    'Uploaded pictures and what was found in them are deleted after so many days.',
  ),
  quotaMegabytes: integer(
    'PICTURE_QUOTA_MB',
    300,
    [0, 1_000_000],
    'Megabytes of pictures that one visitor may keep at a time; more is refused with the way out. 0 switches the limit off.',
  ),
};

export type DetectionConfig = Values<typeof fields>;

export const picturesSections: Section[] = [
  {
    title: 'Detection in pictures',
    text: 'Without `DETECTION_URL` the server finds things that look like a drawn one by itself, in threads of its own.',
    tables: [fields],
  },
];

export const readPicturesConfig = (source: Source) => ({ detection: { ...readFields(fields, source) } });

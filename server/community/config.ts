import { as, choice } from '../base/config/fields';
import { readFields, type Section, type Source } from '../base/config/read-fields';

const fields = {
  pace: as(
    choice(
      'WRITING_PACE',
      ['on', 'off'],
      '`on` or `off`: whether a person’s posts are some seconds apart, are not the same text twice in a row, and are fewer on the first day of an account. Limits per day always apply. `off` is for tests and for moving a community by hand.',
    ),
    (value) => value === 'on',
  ),
};

export const communitySections: Section[] = [{ title: 'Community', tables: [fields] }];

export const readCommunityConfig = (source: Source) => ({ community: { ...readFields(fields, source) } });

/** Heading above a record's fields that its format does not define. */
export const OTHER_FIELDS = { zh: '其他字段', en: 'Other fields' } as const;

export const isOtherFields = (headings: readonly string[]): boolean => {
  const last = headings.at(-1);
  return last === OTHER_FIELDS.zh || last === OTHER_FIELDS.en;
};

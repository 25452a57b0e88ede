/** Quotes text for a LanceDB condition, so that whatever it contains stays text. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Condition: the column holds one of the values. */
export const among = (column: string, values: string[]): string => `${column} IN (${values.map(quote).join(',')})`;

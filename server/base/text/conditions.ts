/** Text quoted for LanceDB's conditions; whatever it contains stays text. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The column holds one of the values. */
export const among = (column: string, values: string[]): string => `${column} IN (${values.map(quote).join(',')})`;

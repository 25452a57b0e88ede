/** Text as LanceDB's conditions take it; whatever stands in it stays text. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The column holds one of the values. */
export const among = (column: string, values: string[]): string => `${column} IN (${values.map(quote).join(',')})`;

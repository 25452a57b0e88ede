/** The context under which a person's secret is sealed; it does not open in another row. */
export const totpSeal = (personId: string) => `totp:${personId}`;

/** Under what a person's secret is sealed: in another row it does not open. */
export const totpSeal = (personId: string) => `totp:${personId}`;

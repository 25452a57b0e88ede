/** Why a formula cannot be read, and from which character on. */
export class FormulaError extends Error {
  override name = 'FormulaError';
  constructor(
    readonly problem: 'tooLong' | 'tooDeep' | 'unexpected' | 'unknownName' | 'unknownFunction' | 'arguments' | 'number',
    readonly at: number,
    readonly found: string,
  ) {
    super(`${problem} at ${at}: ${found}`);
  }
}

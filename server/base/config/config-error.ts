export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  - ${faults.join('\n  - ')}`,
    );
    this.name = 'ConfigError';
  }
}

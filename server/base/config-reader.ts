export type Env = Record<string, string | undefined>;
export type Reader = ReturnType<typeof createReader>;

/** Reads values of the environment; what does not fit is added to `faults` and answered by a default. */
export function createReader(env: Env, faults: string[]) {
  const text = (name: string) => env[name]?.trim() || undefined;
  return {
    text,
    integer(name: string, fallback: number, min: number, max: number) {
      const given = text(name);
      if (given === undefined) return fallback;
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= min && value <= max) return value;
      faults.push(`${name} is '${given}'; it must be a whole number from ${min} to ${max}.`);
      return fallback;
    },
    choice<T extends string>(name: string, choices: [T, ...T[]]): T {
      const given = text(name);
      if (given === undefined) return choices[0];
      const found = choices.find((choice) => choice === given.toLowerCase());
      if (!found) faults.push(`${name} is '${given}'; it must be one of ${choices.join(', ')}.`);
      return found ?? choices[0];
    },
    /** Words separated by commas or spaces; `form` says what each must be. */
    list(name: string, fits: (word: string) => boolean, form: string): string[] {
      const words = (text(name) ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean);
      const odd = words.find((word) => !fits(word));
      if (odd !== undefined) faults.push(`${name} has '${odd}'; it takes ${form}.`);
      return words;
    },
    url(name: string, protocols: string[]) {
      const given = text(name);
      if (given === undefined) return undefined;
      const protocol = protocolOf(given);
      // `http:host` is an address to URL, and to nothing that calls it later.
      if (protocols.includes(protocol) && given.toLowerCase().startsWith(`${protocol}//`)) return given;
      // The value may carry a password, so the message does not repeat it.
      faults.push(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
      return undefined;
    },
  };
}

/** A socket address of PostgreSQL (postgresql://user@/db?host=/run/pg) has no host, which URL does not accept. */
function protocolOf(address: string): string {
  try {
    return new URL(address.replace('@/', '@socket/')).protocol;
  } catch {
    return '';
  }
}

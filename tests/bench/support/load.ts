import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** 97.5th percentile of latency in ms; the load generator has no 95th. */
  late: number;
  /** Responses other than 2xx, errors and timeouts; with any, the other figures are meaningless. */
  bad: number;
}

/** Load on one address of this machine with a fixed number of connections. */
export async function load(
  url: string,
  seconds: number,
  connections = 50,
  headers: Record<string, string> = {},
): Promise<Load> {
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
  });
  return { requestsPerSecond: requests.average, late: latency.p97_5, bad: non2xx + errors + timeouts };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

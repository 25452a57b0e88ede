import type { JsonObject } from './json-value';

export const TRANSFER_FORMAT = 'millwright-setting';
export const TRANSFER_VERSION = 1;

/** The format of exported settings. */
interface Transfer {
  format: typeof TRANSFER_FORMAT;
  formatVersion: number;
  exportedAt: string;
  /** Version of the product that wrote the file. */
  appBuild: string;
  setting: JsonObject;
}

export function writeTransfer(setting: JsonObject, appBuild: string, exportedAt: string): Transfer {
  return { format: TRANSFER_FORMAT, formatVersion: TRANSFER_VERSION, exportedAt, appBuild, setting };
}

import { createListeners } from '@/lib/listeners';
import { readValue, writeValue } from './stored-value';

/**
 * Stored in this browser; see schemas/entities/watermark-config.schema.json. An empty text stands for person,
 * organization and time.
 */
export interface WatermarkConfig {
  text: string;
  enabled: boolean;
}

/** Maximum length in characters that fits into a cell of the pattern, on several lines. */
export const MOST_LETTERS = 64;

const KEY = 'mw:watermark';
const OFF: WatermarkConfig = { text: '', enabled: false };
const local = () => globalThis.localStorage;
const listeners = createListeners();
let current: WatermarkConfig | undefined;
let asked = false;

export function watermarkConfig(): WatermarkConfig {
  current ??= readValue(local, KEY, isConfig) ?? OFF;
  return current;
}

export function saveWatermark(config: WatermarkConfig): void {
  current = config;
  writeValue(local, KEY, config);
  listeners.tell();
}

/** Whether the watermark dialog is open. */
export const isWatermarkAsked = (): boolean => asked;

export function askWatermark(open: boolean): void {
  asked = open;
  listeners.tell();
}

export const subscribeWatermark = listeners.subscribe;

/** For tests: reads the stored value again. */
export function forgetWatermark(): void {
  current = undefined;
  asked = false;
}

function isConfig(value: unknown): value is WatermarkConfig {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'enabled' in value &&
    typeof value.enabled === 'boolean'
  );
}

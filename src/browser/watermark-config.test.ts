import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  askWatermark,
  forgetWatermark,
  isWatermarkAsked,
  saveWatermark,
  subscribeWatermark,
  watermarkConfig,
} from './watermark-config';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  forgetWatermark();
});
afterEach(() => {
  forgetWatermark();
  vi.unstubAllGlobals();
});

test('is off until somebody switches it on, and then also on the next page', () => {
  expect(watermarkConfig()).toEqual({ text: '', enabled: false });
  saveWatermark({ text: 'Confidential', enabled: true });
  forgetWatermark();
  expect(watermarkConfig()).toEqual({ text: 'Confidential', enabled: true });
});

test.each(['{', 'null', '{"text":5,"enabled":true}', '{"text":"x"}'])('stored as %s it is off', (text) => {
  kept.set('mw:watermark', text);
  expect(watermarkConfig().enabled).toBe(false);
});

test('who listens hears of changes and of the dialog, until they leave', () => {
  const heard = vi.fn();
  const leave = subscribeWatermark(heard);
  askWatermark(true);
  saveWatermark({ text: '', enabled: true });
  expect([isWatermarkAsked(), heard.mock.calls.length]).toEqual([true, 2]);
  leave();
  askWatermark(false);
  expect([isWatermarkAsked(), heard.mock.calls.length]).toEqual([false, 2]);
});

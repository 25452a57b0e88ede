import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  askWatermark,
  forgetWatermark,
  isWatermarkAsked,
  saveWatermark,
  watermarkConfig,
} from '@/browser/watermark-config';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { WatermarkDialog } from './WatermarkDialog';

beforeEach(() => {
  localStorage.clear();
  forgetWatermark();
  askWatermark(true);
});
afterEach(() => act(() => forgetWatermark()));
const open = () => renderWithI18n(<WatermarkDialog open />, ['people']);

test('what is chosen counts once it is saved, also for the next visit', async () => {
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Confidential');
  await userEvent.click(screen.getByRole('switch'));
  expect(watermarkConfig()).toEqual({ text: '', enabled: false });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect([watermarkConfig(), isWatermarkAsked()]).toEqual([{ text: 'Confidential', enabled: true }, false]);
  forgetWatermark();
  expect(watermarkConfig()).toEqual({ text: 'Confidential', enabled: true });
});

test('Enter saves as well; what was there before stands in the form', async () => {
  saveWatermark({ text: 'Old', enabled: true });
  await open();
  const words = screen.getByRole('textbox', { name: 'Text' });
  expect([words, screen.getByRole('switch')]).toEqual([
    expect.objectContaining({ value: 'Old' }),
    expect.objectContaining({ checked: true }),
  ]);
  await userEvent.clear(words);
  await userEvent.type(words, 'New{Enter}');
  expect(watermarkConfig()).toEqual({ text: 'New', enabled: true });
});

test('Cancel and Escape leave everything as it was', async () => {
  await open();
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('button', { name: /Cancel/i }));
  expect([watermarkConfig().enabled, isWatermarkAsked()]).toEqual([false, false]);
  askWatermark(true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect([watermarkConfig().enabled, isWatermarkAsked()]).toEqual([false, false]);
});

test('is no longer than a screen has room for', async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('maxlength', '64');
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { at, quietly, sharedBrowser } from '../support/e2e';
import { fieldOf, untilAnswered, words } from '../support/portal-page';

const { open } = sharedBrowser();
const { answer, common } = words['zh-CN'];
const QUESTION = '滚动轴承发热，先查什么？';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses Tab until the target has the focus, like a person without a mouse. */
async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with ${most} tabs`);
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { width, height } = element.getBoundingClientRect();
    // The ring may be drawn by the element, a descendant or an ancestor.
    const family = [
      element,
      ...element.querySelectorAll('*'),
      element.parentElement,
      element.parentElement?.parentElement,
    ];
    const ring = family.some((one) => {
      const style = one ? getComputedStyle(one) : undefined;
      const outlined = style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
      return outlined || (style && style.boxShadow !== 'none') || (style && Number.parseFloat(style.borderWidth) >= 2);
    });
    return { name: element.outerHTML.slice(0, 120), size: width * height, ring };
  });

describe('with keys alone', () => {
  it('goes from the address bar to a cited passage and back', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('main'));
      await fieldOf(page, 'zh-CN').waitFor();
      await press(page, '/');
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
      await page.keyboard.insertText(QUESTION);
      await press(page, 'Enter');
      await page.waitForURL(/\/q\/[0-9a-f-]{36}/);
      await untilAnswered(page, 'zh-CN');

      await tabTo(page, '[data-citation]');
      await press(page, 'Enter');
      await page.locator('[data-mark="words"]').first().waitFor();
      // The panel takes the focus; Escape returns it to the citation.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      await press(page, 'Escape');
      await expect.poll(() => page.locator('[data-mark]').count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-citation]'))).toBe(true);

      // Opening and closing a source adds history entries, but going back still reaches the home page.
      for (let steps = 0; steps < 4 && !page.url().endsWith('/engine'); steps += 1) await page.goBack();
      await fieldOf(page, 'zh-CN').waitFor();
    });
  });

  it('skips to the content first', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('main', '/qa-list'));
      await page.getByText(answer.history.empty.title).waitFor();
      await press(page, 'Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(common.skip);
      expect(
        await page
          .getByRole('link', { name: common.skip })
          .boundingBox()
          .then((box) => (box?.y ?? -1) >= 0),
      ).toBe(true);
      await press(page, 'Enter', 'Tab');
      expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
    });
  });

  it.each([
    ['/engine', 5],
    ['/qa', 5],
    // No layout: only the skip link and the way back.
    ['/404', 2],
  ])('shows where the focus is, on every stop of %s', async (address, atLeast) => {
    await quietly(await open(), async (page) => {
      await page.goto(at('steelworks', address));
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const stops = new Set<string>();
      for (let presses = 0; presses < 80; presses += 1) {
        await press(page, 'Tab');
        const stop = await focused(page);
        if (!stop) break;
        stops.add(stop.name);
        expect(stop).toMatchObject({ ring: true });
        expect(stop.size).toBeGreaterThan(0);
      }
      expect(stops.size).toBeGreaterThanOrEqual(atLeast);
    });
  });

  it('walks suggestions with arrows, takes one with Tab, and Escape clears, then leaves', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('main'));
      const field = fieldOf(page, 'zh-CN');
      await field.pressSequentially('轴承');
      const first = page.getByRole('listbox').getByRole('option').first();
      await first.waitFor();
      await press(page, 'ArrowDown');
      await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
      await press(page, 'Tab');
      await expect.poll(() => field.inputValue()).not.toBe('轴承');
      expect(page.url()).toMatch(/\/engine$/);
      await press(page, 'Escape');
      await expect.poll(() => field.inputValue()).toBe('');
      await press(page, 'Escape');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    });
  });

  it('makes lines with Shift and Enter, and sends them with Enter', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('main'));
      await fieldOf(page, 'zh-CN').fill('轴承发热');
      await press(page, 'Shift+Enter');
      await page.keyboard.insertText('先查什么？');
      expect(await fieldOf(page, 'zh-CN').inputValue()).toBe('轴承发热\n先查什么？');
      await press(page, 'Enter');
      await page.waitForURL(/\/q\/[0-9a-f-]{36}/);
      await untilAnswered(page, 'zh-CN');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('先查什么？');
    });
  });
});

describe('an input method', () => {
  it('never sends while it composes, and sends after', async () => {
    await quietly(await open(), async (page) => {
      const input = await page.context().newCDPSession(page);
      await page.goto(at('main'));
      await fieldOf(page, 'zh-CN').focus();
      const compose = (text: string) =>
        input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      for (const part of ['z', 'zh', 'zhou', 'zhou c', 'zhou cheng']) {
        await compose(part);
        // While an input method is active, keyboards send code 229 for every key, which selects among its candidates.
        for (const key of ['Enter', 'ArrowDown', 'Escape'])
          await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
        await fieldOf(page, 'zh-CN').evaluate((field) =>
          field.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
          ),
        );
      }
      expect(await fieldOf(page, 'zh-CN').inputValue()).toBe('zhou cheng');
      expect(page.url()).toMatch(/\/engine$/);
      await fieldOf(page, 'zh-CN').focus();
      await input.send('Input.insertText', { text: '轴承' });
      await page.waitForTimeout(100);
      expect(page.url()).toMatch(/\/engine$/);
      expect(await fieldOf(page, 'zh-CN').inputValue()).toContain('轴承');
      await press(page, 'Enter');
      await page.waitForURL(/\/q\/[0-9a-f-]{36}/);
    });
  });
});

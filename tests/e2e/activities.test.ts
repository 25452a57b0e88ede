import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import english from '../../messages/en-US/portal/activities.json';
import { at, quietly, sharedBrowser } from '../support/e2e';
import { findViolations } from '../support/find-violations';
import { tabTo } from '../support/tab-to';

const { open } = sharedBrowser();

const faultsOf = async (page: Page) =>
  (await findViolations(page, {}, {})).map(({ id, nodes }) => `${id} ${nodes[0]?.target}`);

/** Answers the survey, hands it in and draws, with keys alone. Returns whether a prize was won. */
async function takePart(page: Page): Promise<boolean> {
  await page.goto(at('main', '/awardSurvey'));
  await tabTo(page, 'button', english.begin.survey);
  await page.keyboard.press('Enter');
  // Handed in too early: the faults are named, and the first has the focus.
  await tabTo(page, 'button', english.survey.handIn);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#q-job');
  expect(await faultsOf(page)).toEqual([]);
  await tabTo(page, 'radio', /./);
  await page.keyboard.press('Space');
  await tabTo(page, 'checkbox', /./);
  await page.keyboard.press('Space');
  await tabTo(page, 'textbox', /How many minutes/);
  await page.keyboard.type('12');
  const scale = page.getByRole('group', { name: /How much do this portal/ });
  if (await scale.isVisible()) {
    await tabTo(page, 'radio', '1');
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'checkbox', english.survey.agree);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', english.survey.handIn);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/awardSurveyResult/);
  await tabTo(page, 'button', /^Draw/);
  await page.keyboard.press('Enter');
  const [won] = english.draw.won.split('{');
  const result = page.getByText(new RegExp(`^(${won}|${english.draw.lost})`));
  await result.first().waitFor();
  // The button is gone; one goes on from the result.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/prize|won/);
  return (await result.first().textContent())?.startsWith(won ?? '') ?? false;
}

describe('activities with keys alone', () => {
  it('goes from a survey over the draw to the claim of a prize', async () => {
    // Three of five draws win; twelve people without a prize come once in sixty thousand runs.
    for (let person = 0; person < 12; person += 1) {
      const isDone = await quietly(await open({ locale: 'en-US', reducedMotion: 'reduce' }), async (page) => {
        if (!(await takePart(page))) return false;
        await tabTo(page, 'button', english.claim.showCode);
        await page.keyboard.press('Enter');
        const code = page.locator('strong').filter({ hasText: /^[A-Z0-9]{8}$/ });
        await code.waitFor();
        await tabTo(page, 'textbox', english.claim.field.code);
        await page.keyboard.type((await code.textContent()) ?? '');
        expect(await faultsOf(page)).toEqual([]);
        await tabTo(page, 'button', english.claim.send);
        await page.keyboard.press('Enter');
        await page.getByText(english.claim.state.claimed).waitFor();
        return true;
      });
      if (isDone) return;
    }
    throw new Error('Nobody has won.');
  });

  it.each(['light', 'dark'] as const)(
    'reads on 320 pixels in %s, without scrolling sideways and with enough contrast',
    async (colorScheme) => {
      await quietly(
        await open({ viewport: { width: 320, height: 640 }, colorScheme, locale: 'en-US' }),
        async (page) => {
          for (const path of [
            ...['/activity', '/activity/programmer', '/activity/programmer/agent', '/activity/industrial-star'],
            ...['/awardResearch', '/awardSurvey', '/award1024', '/awardSurveyResult', '/awardResult', '/gongfu'],
          ]) {
            await page.goto(at('main', path));
            await page.getByRole('heading', { level: 1 }).waitFor();
            expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
            expect(await faultsOf(page), path).toEqual([]);
          }
        },
      );
    },
  );
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, narrow, wide, withBrowser } from '../../support/browser';
import { aTourToEdit, editTools, patient } from '../../support/editing';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();
const guide = (page: Page) => page.getByRole('dialog', { name: /^Guide, step/ });

describe('the introduction', () => {
  it.each([wide, narrow])(
    'leads a newcomer through thirteen steps, each beside its control, and does not come again: $width px [EDIT-103 EDIT-104]',
    async (viewport) => {
      const { email, path } = await aTourToEdit();
      const { page } = await visitor({ viewport, isNew: true });
      await signIn(page, email, path);

      await guide(page).waitFor(patient);
      await expectAccessible(page);
      for (let step = 1; step <= 13; step += 1) {
        await page.getByRole('dialog', { name: `Guide, step ${step} of 13` }).waitFor();
        const { card, light } = await places(page);
        expect([step, isInside(card, viewport), isInside(light, viewport), isApart(card, light)]).toEqual([step, true, true, true]);
        await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'ArrowRight');
      }
      await guide(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => localStorage.getItem('introduction'))).toBe('finished');
      await page.reload();
      await editTools(page).waitFor(patient);

      expect(await guide(page).count()).toBe(0);
    },
  );
});

type Box = { x: number; y: number; width: number; height: number };

/** Where the card of the guide and what it lights up are. */
async function places(page: Page): Promise<{ card: Box; light: Box }> {
  const boxes = guide(page).locator('> div');
  const [light, card] = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()]);
  if (!light || !card) throw new Error('The guide shows nothing.');
  return { light, card };
}

// the light is a little larger than what it shows
const isInside = ({ x, y, width, height }: Box, viewport: typeof wide) =>
  x >= -8 && y >= -8 && x + width <= viewport.width + 8 && y + height <= viewport.height + 8;

const isApart = (one: Box, other: Box) =>
  one.x >= other.x + other.width || other.x >= one.x + one.width || one.y >= other.y + other.height || other.y >= one.y + one.height;

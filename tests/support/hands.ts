import type { Locator, Page } from 'playwright-core';

/** How somebody gets from one control to the next, and makes it do what it is for. */
export type Hands = {
  by: 'mouse' | 'keyboard' | 'touch';
  /** Presses a button, follows a link, chooses a line. */
  press: (control: Locator) => Promise<void>;
  /** Writes in a field, in place of what is there. */
  write: (field: Locator, text: string) => Promise<void>;
  choose: (list: Locator, option: string) => Promise<void>;
};

export const focused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

export const mouseOf = (page: Page): Hands => ({
  by: 'mouse',
  press: (control) => control.click(),
  write: async (field, text) => {
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  choose: async (list, option) => {
    await list.selectOption(option);
  },
});

/** A keyboard and nothing else: on with Tab until the focus is there. What never gets it, is not in reach. */
export function keyboardOf(page: Page): Hands {
  const reach = async (control: Locator) => {
    await control.waitFor();
    for (let presses = 0; presses < 120; presses += 1) {
      if (await focused(control)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${control}.`);
  };
  return {
    by: 'keyboard',
    press: async (control) => {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    choose: async (list, option) => {
      await reach(list);
      await page.keyboard.type(option);
      const element = await list.elementHandle();
      await page.waitForFunction(([chosen, wanted]) => (chosen as HTMLSelectElement | null)?.value === wanted, [element, option] as const);
    },
  };
}

export const fingersOf = (): Hands => ({
  by: 'touch',
  press: (control) => control.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  choose: async (list, option) => {
    await list.selectOption(option);
  },
});

/** Notes every press of a pointer on a page: by keyboard alone there is none. */
export async function notePointers(page: Page): Promise<string[]> {
  const touches: string[] = [];
  await page.exposeFunction('touched', (type: string) => touches.push(type));
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(type, () => (window as unknown as { touched: (type: string) => void }).touched(type), true);
    }
  });
  return touches;
}

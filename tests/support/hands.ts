import type { Locator, Page } from 'playwright-core';

/** An input method: how a person reaches controls and operates them. */
export type Hands = {
  by: 'mouse' | 'keyboard' | 'touch';
  /** Presses a button, follows a link, or selects a list item. */
  press: (control: Locator) => Promise<void>;
  /** Replaces the text of a field. */
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

/** Keyboard only: presses Tab until the control has focus, and fails if it never receives it. */
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

/** Records every pointer press on a page, to prove that a keyboard-only test used none. */
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

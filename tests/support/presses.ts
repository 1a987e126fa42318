import type { FileChooser, Locator, Page } from 'playwright-core';
import { focused } from './hands';

/** How a visitor works, with the presses that it took so far: each key and each touch is one, and so is a word that is typed. */
export type CountedHands = {
  by: 'keyboard' | 'touch';
  /** Presses a button, follows a link, or chooses. */
  press: (control: Locator) => Promise<void>;
  /** Goes to a control and types a word there. */
  type: (control: Locator, word: string) => Promise<void>;
  /** Chooses in a list of the browser. */
  choose: (list: Locator, option: string) => Promise<void>;
  /** Presses a key, whatever has the focus. */
  key: (name: string) => Promise<void>;
  /** Touches the page, at parts of its width and height. */
  touch: (across: number, down: number) => Promise<void>;
  presses: () => number;
};

/** More presses of Tab than any page of ours has stops. */
const mostStops = 120;

/** By keyboard alone: the key that a control announces (`aria-keyshortcuts`), otherwise Tab, or Shift+Tab to what is before, until it has the focus. */
export function countedKeyboard(page: Page): CountedHands {
  let presses = 0;
  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  const reach = async (control: Locator) => {
    await control.waitFor();
    const way = (await control.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab';
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await focused(control)) return;
      await key(way);
    }
    throw new Error(`The keyboard does not reach ${control}.`);
  };
  return {
    by: 'keyboard',
    press: async (control) => {
      await control.waitFor();
      const shortcut = await control.getAttribute('aria-keyshortcuts');
      if (shortcut && !(await page.evaluate(takesLetters))) return key(shortcut.toLowerCase());
      await reach(control);
      await key((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    type: async (control, word) => {
      await reach(control);
      presses += 1;
      await page.keyboard.type(word);
    },
    choose: async (list, option) => {
      await reach(list);
      presses += 1;
      await page.keyboard.type(option);
    },
    key,
    touch: () => Promise.reject(new Error('A keyboard touches nothing.')),
    presses: () => presses,
  };
}

function isBeforeFocus(control: Element): boolean {
  const { activeElement: from, body } = document;
  return from !== null && from !== body && (from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Whether a letter is typed, where the focus is, and no shortcut. */
const takesLetters = () => document.activeElement?.closest('input, textarea, select, [role=tree]') !== null;

/** By mouse and keyboard, as people work at a desk: a click is a press, a word that is typed or pasted another. */
export function countedDesk(page: Page) {
  let presses = 0;
  const press = async (control: Locator) => {
    await control.waitFor();
    presses += 1;
    await control.click();
  };
  return {
    press,
    type: async (control: Locator, text: string) => {
      await press(control);
      presses += 1;
      await control.fill(text);
    },
    /** Types or pastes where the focus is already. */
    write: async (control: Locator, text: string) => {
      await control.and(control.page().locator(':focus')).waitFor();
      presses += 1;
      await control.fill(text);
    },
    /** Chooses in a list of the browser: one press opens it, one chooses. */
    choose: async (control: Locator, option: string) => {
      presses += 2;
      await control.selectOption(option);
    },
    /** Chooses files in the window of the system: as many as there are, in one go. */
    pick: async (chooser: FileChooser, files: Parameters<FileChooser['setFiles']>[0]) => {
      presses += 1;
      await chooser.setFiles(files);
    },
    key: async (name: string) => {
      presses += 1;
      await page.keyboard.press(name);
    },
    presses: () => presses,
  };
}

export function countedFingers(page: Page): CountedHands {
  let presses = 0;
  const press = async (control: Locator) => {
    await control.waitFor();
    presses += 1;
    await control.tap();
  };
  return {
    by: 'touch',
    press,
    type: async (control, word) => {
      await press(control);
      presses += 1;
      await control.pressSequentially(word);
    },
    choose: async (list, option) => {
      // one opens the browser's own list, one chooses
      presses += 2;
      await list.selectOption(option);
    },
    key: () => Promise.reject(new Error('A phone has no keys.')),
    touch: async (across, down) => {
      presses += 1;
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.touchscreen.tap(width * across, height * down);
    },
    presses: () => presses,
  };
}

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { narrow, withBrowser } from '../../support/browser';
import { at, people, signIn } from '../../support/people';

const { visitor } = withBrowser();

/** The side of a square that a finger hits, in CSS pixels. */
const target = 44;

type Screen = {
  /** Null for visitors. */
  email: string | null;
  path: string;
  /** What shows the controls. */
  open?: (page: Page) => Promise<void>;
  switches: number;
  buttons: RegExp[];
};

const search = (page: Page) => page.getByRole('search').getByRole('textbox').fill('a');
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click();
const addScreen = (page: Page) => page.getByRole('button', { name: 'Add a screen' }).first().click();

const screens: Screen[] = [
  { email: people.globalAdmin, path: '/admin', switches: 2, buttons: [] },
  { email: people.orgAdmin, path: '/dashboard/settings/map-layers', switches: 3, buttons: [] },
  { email: people.orgAdmin, path: '/dashboard/settings/screens', open: addScreen, switches: 1, buttons: [/^Close$/] },
  { email: people.orgAdmin, path: '/dashboard/tours', open: search, switches: 0, buttons: [/^Clear search$/] },
  { email: null, path: '/digital-twin/house-with-garden/play', open: more, switches: 2, buttons: [/^Close$/] },
];

it('gives fingers 44 pixels for every switch and for buttons that clear or close, on phones', async () => {
  for (const { email, path, open, switches, buttons } of screens) {
    const { page } = await visitor({ viewport: narrow, hasTouch: true });
    await (email ? signIn(page, email, path) : page.goto(at(path)));
    await open?.(page);

    const found = page.getByRole('switch');
    await expect.poll(() => found.count(), { message: path }).toBe(switches);
    for (const each of [...(await found.all()), ...buttons.map((name) => page.getByRole('button', { name }))])
      expect(await hitArea(each), `${path} ${await each.getAttribute('aria-label')}`).toEqual({ width: true, height: true });
  }
});

/** Whether a press at the middle of each edge of the target reaches the control: its box, or a part of it that is larger. */
async function hitArea(control: Locator): Promise<{ width: boolean; height: boolean }> {
  return control.evaluate((element, side) => {
    // away from bars at the edges, which cover a part of what is beneath them
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, center] = [x + width / 2, y + height / 2];
    const reaches = (across: number, down: number) => element.contains(document.elementFromPoint(middle + across, center + down));
    // half a pixel less, because a box may begin between two of them
    const edge = side / 2 - 0.5;
    return { width: reaches(-edge, 0) && reaches(edge, 0), height: reaches(0, -edge) && reaches(0, edge) };
  }, target);
}

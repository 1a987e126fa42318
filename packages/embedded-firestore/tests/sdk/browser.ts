import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserHarness, startBrowser } from '../browser/harness';
import { createControl } from './control';
import type { PageGlobals } from './page';
import type { Control } from './scenario';
import { groups, timed } from './scenarios/all';
import { webchannel } from './scenarios/webchannel';

export const pageEntry = fileURLToPath(new URL('page.ts', import.meta.url));

/** Registers the scenarios of some groups as tests of the SDK in a page of Chromium, which speaks WebChannel. */
export function playInBrowser(...names: readonly string[]): void {
  const control = createControl('webchannel');
  const run = randomBytes(3).toString('hex');
  let harness: BrowserHarness;
  let page: Page;
  let count = 0;
  beforeAll(async () => {
    harness = await startBrowser(pageEntry);
    page = await harness.page(await harness.profile(), { control: callOf(control) });
  });
  afterAll(async () => {
    await harness?.close();
    await control.close();
    expect(control.bugs).toEqual([]);
    expect(troublesBut(harness, control.outages > 0)).toEqual([]);
  });
  for (const name of names) {
    const group = timed.has(name) ? describe : describe.concurrent;
    group(`the SDK in Chromium over WebChannel: ${name}`, () => {
      for (const title of Object.keys({ ...groups, webchannel }[name] ?? {})) {
        it(title, { timeout: 90_000 }, async () => {
          await page.evaluate(
            ([group, scenario, project]) => (globalThis as unknown as PageGlobals).playScenario(group, scenario, project),
            [name, title, `demo-${run}-${++count}`] as const,
          );
        });
      }
    });
  }
}

/** Controls as one function of a page. */
export const callOf =
  (control: Control) =>
  (method: keyof Control, args: readonly unknown[]): Promise<unknown> =>
    (control[method] as (...all: readonly unknown[]) => Promise<unknown>)(...args);

/** What pages did wrong. With a server really gone, the client asks an image of another host whether it is offline: that is its way. */
function troublesBut({ troubles }: BrowserHarness, outage: boolean): readonly string[] {
  return troubles.filter((trouble) => !(outage && trouble.includes('/images/cleardot.gif')));
}

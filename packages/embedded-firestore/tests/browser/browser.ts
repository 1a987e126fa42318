import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { startBrowser } from './harness';
import type { Scenarios } from './page';

const OFFLINE_PROBE = /^request to https?:\/\/www\.google\.com\/images\/cleardot\.gif\?/;

/** One tab with the unmodified SDK and the scenarios of `page.ts` in it. */
export type Tab = {
  readonly page: Page;
  /** Runs a scenario in the page and returns what it returns; arguments and result are plain data. */
  run<Name extends keyof Scenarios>(name: Name, ...args: Parameters<Scenarios[Name]>): Promise<Awaited<ReturnType<Scenarios[Name]>>>;
  close(): Promise<void>;
};

export type TabOptions = {
  /** Tabs of one profile share storage and connections. */
  readonly profile?: string;
  /** The server will be away for a while: then, and only then, the SDK asks an image of www.google.com whether it is offline. */
  readonly mayBeOffline?: boolean;
};

export type Chromium = {
  openTab(options?: TabOptions): Promise<Tab>;
  /** Ends the browser. @throws when a page asked another host for anything, or had an uncaught error */
  close(): Promise<void>;
};

/**
 * Starts real Chromium with the page of the scenarios.
 *
 * ```ts
 * const chromium = await startChromium();
 * const tab = await chromium.openTab();
 * await tab.run('lifeOfADocument', { host: '127.0.0.1', port, project: 'demo' });
 * await chromium.close();
 * ```
 */
export async function startChromium(): Promise<Chromium> {
  const harness = await startBrowser(fileURLToPath(new URL('page.ts', import.meta.url)));
  const profiles = new Map<string, Promise<BrowserContext>>();
  let probes = false;
  return {
    async openTab({ profile = 'default', mayBeOffline = false } = {}) {
      probes ||= mayBeOffline;
      const context = profiles.get(profile) ?? harness.profile();
      profiles.set(profile, context);
      return tabOf(await harness.page(await context));
    },
    async close() {
      await harness.close();
      const troubles = harness.troubles.filter((trouble) => !probes || !OFFLINE_PROBE.test(trouble));
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
    },
  };
}

type PageGlobals = { readonly scenarios: Record<string, (...args: unknown[]) => unknown> };

const tabOf = (page: Page): Tab => ({
  page,
  run: (name, ...args) =>
    page.evaluate(([scenario, given]) => (globalThis as unknown as PageGlobals).scenarios[scenario]?.(...given), [name, args] as [
      string,
      unknown[],
    ]) as never,
  close: () => page.close(),
});

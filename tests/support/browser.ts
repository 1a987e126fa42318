import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 844 };

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Options = {
  viewport?: typeof wide;
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  /** The introduction to the editor, which begins by itself, is still before them. */
  isNew?: boolean;
};

/**
 * A person at a browser of their own. `problems` is what no page of ours may do: throw, or ask another host; `heard` is what its console said
 * and which requests failed.
 */
export type Visitor = { page: Page; context: BrowserContext; problems: string[]; heard: string[] };

/**
 * One Chromium for the journeys of a file; every visitor gets a fresh profile. After each journey its visitors leave, and it fails when a
 * page threw or asked a host other than this machine. What the visitors of a failed journey saw and heard is printed and kept as pictures.
 */
export function withBrowser(): { visitor: (options?: Options) => Promise<Visitor> } {
  let browser: Browser;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async ({ task }) => {
    const left = visitors.splice(0);
    if (task.result?.state === 'fail') await report(left, task.name);
    await Promise.all(left.map(({ context }) => context.close()));
    expect(left.flatMap(({ problems }) => problems)).toEqual([]);
  });
  afterAll(() => browser?.close());

  const visitor = async ({ viewport = wide, colorScheme = 'light', hasTouch = false, isNew = false }: Options = {}) => {
    const context = await browser.newContext({ viewport, colorScheme, hasTouch, reducedMotion: 'reduce' });
    if (!isNew) await context.addInitScript(knowTheEditor);
    const opened: Visitor = { page: await context.newPage(), context, problems: [], heard: [] };
    await watch(opened);
    visitors.push(opened);
    return opened;
  };
  return { visitor };
}

function knowTheEditor(): void {
  try {
    localStorage.setItem('introduction', 'finished');
  } catch {
    // frames without an origin, or of another site, have no storage
  }
}

async function openBrowser(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  if (installed) return chromium.launch({ executablePath: installed, args: flags });
  const { default: bundled } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await bundled.executablePath(), args: flags });
}

// What Firestore's transport asks when its channel breaks, to tell a broken network from a broken server.
const networkProbe = 'https://www.google.com/images/cleardot.gif';

async function watch({ page, context, problems, heard }: Visitor): Promise<void> {
  page.on('console', (line) => heard.push(`${line.type()}: ${line.text()}`));
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('console', (line) => {
    // a page in a srcdoc has a policy of its own, which is there to refuse what others wrote
    const isOurs = line.location().url !== 'about:srcdoc';
    if (isOurs && /Content.Security.Policy|Permissions.Policy/i.test(line.text())) problems.push(`violated: ${line.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname),
    (route) => {
      const url = route.request().url();
      if (!url.startsWith(networkProbe)) problems.push(`asked ${url}`);
      return route.abort();
    },
  );
}

async function report(visitors: Visitor[], journey: string): Promise<void> {
  const folder = '.loggia/failures';
  mkdirSync(folder, { recursive: true });
  for (const [index, { page, heard }] of visitors.entries()) {
    const picture = `${folder}/${journey.replace(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`;
    await page.screenshot({ path: picture }).catch(() => undefined);
    console.error([`${page.url()} (${picture})`, ...heard.slice(-40)].join('\n  '));
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // evaluated, not added to the page: its policy runs no inline script
  await page.evaluate(axeSource);
  // What is half faded in or out has no colours of its own to judge.
  const still = await page.addStyleTag({ content: '*, ::before, ::after { animation: none !important; transition: none !important; }' });
  const violations = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe put itself on the window of the page
    const { violations } = await (window as any).axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary}`),
    }));
  });
  await still.evaluate((style) => (style as Element).remove());
  expect(violations).toEqual([]);
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

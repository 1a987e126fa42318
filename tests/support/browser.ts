import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { standInForScans } from './stand-in-scan';

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

/** With SHOW_BROWSER the browser is visible and slow enough to follow. */
const asShown = process.env.SHOW_BROWSER ? { headless: false, slowMo: 250 } : {};

type Options = {
  viewport?: typeof wide;
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  /** Whether the app may install its service worker; requests that it answers cannot be intercepted. */
  worksOffline?: boolean;
  /** Whether the visitor is new to the editor, so that its introduction starts automatically. */
  isNew?: boolean;
  /** `real` for tests of the scan itself; others have a light stand-in, except with the service worker. */
  scan?: 'real' | 'stand-in';
  /** What the browser calls itself; by default that it has no window. */
  userAgent?: string;
  /** The language that the browser asks for: a BCP 47 tag. */
  locale?: string;
};

/**
 * A person with their own browser profile. `problems` lists what our pages must never do: throw, or send requests to another host. `heard`
 * lists console messages and failed requests.
 */
export type Visitor = { page: Page; context: BrowserContext; problems: string[]; heard: string[] };

/**
 * Gives the tests of a file a browser: the one Chromium of the whole run, unless `open` starts another for this file. Every visitor gets a fresh
 * profile. After each test its visitors are closed, and the test fails if a page threw or sent a request to another machine. For a failed test,
 * screenshots are stored and the visitors' logs are printed.
 */
export function withBrowser(open?: () => Promise<Browser>): { visitor: (options?: Options) => Promise<Visitor> } {
  let browser: Browser;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    browser = await (open ?? browserOfRun)();
  });
  afterEach(async ({ task }) => {
    const left = visitors.splice(0);
    if (task.result?.state === 'fail' || problemsOf(left).length > 0) await report(left, task.name);
    await Promise.all(left.map(({ context }) => context.close()));
    const problems = problemsOf(left);
    expect(problems, problems.join('\n')).toEqual([]);
  });
  if (open) afterAll(() => browser?.close());

  const visitor = async ({
    viewport = wide,
    colorScheme = 'light',
    hasTouch = false,
    isNew = false,
    worksOffline = false,
    scan = worksOffline ? 'real' : 'stand-in',
    userAgent,
    locale = 'en-US',
  }: Options = {}) => {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      hasTouch,
      reducedMotion: 'reduce',
      locale,
      serviceWorkers: worksOffline ? 'allow' : 'block',
      ...(userAgent !== undefined && { userAgent }),
    });
    if (!isNew) await context.addInitScript(knowTheEditor);
    if (scan === 'real') await context.addInitScript(drawScansCoarsely);
    else await standInForScans(context);
    const opened: Visitor = { page: await context.newPage(), context, problems: [], heard: [] };
    await watch(opened);
    visitors.push(opened);
    return opened;
  };
  return { visitor };
}

const problemsOf = (visitors: Visitor[]) => visitors.flatMap(({ problems }) => problems);

function knowTheEditor(): void {
  try {
    localStorage.setItem('introduction', 'finished');
  } catch {
    // frames without an origin, or of another site, have no storage
  }
}

/** Renders scans, which are in frames, at low resolution: without a GPU each pixel is slow, and no end-to-end test inspects them. */
function drawScansCoarsely(): void {
  if (window !== window.top) Object.defineProperty(window, 'devicePixelRatio', { value: 1 / 8 });
}

/** End-to-end tests share their modules, and so this browser; it ends with their process. One that crashed is replaced. */
let ofRun: Promise<Browser> | undefined;

async function browserOfRun(): Promise<Browser> {
  const browser = await ofRun?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  ofRun = openBrowser();
  return ofRun;
}

/** The Chromium of the packages, the same on every machine that it runs on; a visible one, and that of other machines, is the installed one. */
async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH: chosen, SHOW_BROWSER: isShown } = process.env;
  const hasBundled = process.platform === 'linux' && process.arch === 'x64';
  if (!chosen && !isShown && hasBundled) {
    const { default: bundled } = await import('@sparticuz/chromium');
    return chromium.launch({ executablePath: await bundled.executablePath(), args: flags });
  }
  const executablePath = [chosen ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  return chromium.launch({ ...(executablePath ? { executablePath } : { channel: 'chrome' }), args: flags, ...asShown });
}

const greyTile = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4AwAAzgDN1GaQsAAAAABJRU5ErkJggg==', 'base64');

// Firestore's transport requests this when its channel breaks, to distinguish a network failure from a server failure.
const networkProbe = 'https://www.google.com/images/cleardot.gif';

async function watch({ page, context, problems, heard }: Visitor): Promise<void> {
  page.on('console', (line) => heard.push(`${line.type()}: ${line.text()}`));
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('console', (line) => {
    // a srcdoc page has its own policy, whose purpose is to block user-provided content; a frame that another site embeds cannot pass on what that
    // site does not allow it, which Chromium calls a potential violation
    const isOurs = line.location().url !== 'about:srcdoc' && !line.text().startsWith('Potential permissions policy violation');
    if (isOurs && /Content.Security.Policy|Permissions.Policy/i.test(line.text())) problems.push(`violated: ${line.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
  // a tile service of our own: one grey pixel for each tile
  await context.route('**/tiles/*/*/*.png', (route) => route.fulfill({ contentType: 'image/png', body: greyTile }));
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname),
    (route) => {
      const url = route.request().url();
      if (!url.startsWith(networkProbe)) problems.push(`asked ${url}`);
      return route.abort();
    },
  );
}

async function report(visitors: Visitor[], test: string): Promise<void> {
  const folder = '.loggia/failures';
  mkdirSync(folder, { recursive: true });
  for (const [index, { page, heard }] of visitors.entries()) {
    const picture = `${folder}/${test.replace(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`;
    await page.screenshot({ path: picture }).catch(() => undefined);
    console.error([`${page.url()} (${picture})`, ...heard.slice(-40)].join('\n  '));
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails if axe finds violations in a state that people reach on their way through a page. `npm test` leaves it to `npm run test:all`, because each
 * costs a second or two; the pages themselves are checked there too (tests/e2e/accessibility.test.ts).
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!process.env.FIRST_RING) await expectPageAccessible(page);
}

/** Fails if axe finds violations on the page; by these rules, if any are given. */
async function expectPageAccessible(page: Page, rules = allRules): Promise<void> {
  // evaluated instead of inserted, because the page's policy blocks inline scripts
  await page.evaluate(axeSource);
  // while an element fades in or out, its colour contrast is not meaningful
  const still = await page.addStyleTag({ content: '*, ::before, ::after { animation: none !important; transition: none !important; }' });
  const violations = await violationsOn(page, rules);
  await still.evaluate((style) => (style as Element).remove());
  expect(violations, JSON.stringify(violations)).toEqual([]);
}

/** Fails if axe finds violations on the page, in the dark or in the light scheme, in which it stays: what is no color is the same in both. */
export async function expectPageAccessibleInSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPageAccessible(page, colorRules);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPageAccessible(page);
}

/** The same in a state that people reach on their way through a page (`expectAccessible`). */
export async function expectAccessibleInSchemes(page: Page): Promise<void> {
  if (!process.env.FIRST_RING) await expectPageAccessibleInSchemes(page);
}

/** The same as `expectAccessible` on a page whose policy allows no other styles, and which has no animations. */
export async function expectStillPageAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  expect(await violationsOn(page, allRules)).toEqual([]);
}

/** Names of axe's rules; without any it applies those that it applies by default. */
const allRules: readonly string[] = [];
const colorRules = ['color-contrast', 'link-in-text-block'];

const violationsOn = (page: Page, rules: readonly string[]) =>
  page.evaluate(
    async (runOnly) => {
      // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
      const { violations } = await (window as any).axe.run(document, { resultTypes: ['violations'], ...runOnly });
      return violations.map(({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary}`),
      }));
    },
    rules.length > 0 ? { runOnly: rules } : {},
  );

/** Fails if the page scrolls horizontally; one whose window has just changed may follow in the next frames. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, firefox } from 'playwright-core';

/** Where Firefox is installed; undefined where it isn't. */
export const firefoxPath: string | undefined = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find(existsSync);

/** Starts the installed Firefox, driven by WebDriver BiDi: the other way drives only playwright-core's own build. */
export const openFirefox = (): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('./firefox.mjs', import.meta.url)),
    env: { ...process.env, FIREFOX_PATH: firefoxPath ?? '' },
  });

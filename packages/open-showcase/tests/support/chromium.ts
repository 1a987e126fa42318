import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // WebGL without a graphics card.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** The Chromium of the packages, or that of `CHROMIUM_PATH`, or where the first does not run the installed Chrome; with WebGL in software. */
export async function openChromium(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen && process.platform === 'linux' && process.arch === 'x64') {
    const { default: bundled } = await import('@sparticuz/chromium');
    return chromium.launch({ executablePath: await bundled.executablePath(), args: flags });
  }
  return chromium.launch({ ...(chosen ? { executablePath: chosen } : { channel: 'chrome' }), args: flags });
}

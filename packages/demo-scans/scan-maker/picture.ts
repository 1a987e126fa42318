import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { View } from './building';

/**
 * An image to render. `outside` hides shell and sky; a negative `fov` is a floor plan that shows that many metres above and below its
 * centre; `floor` shows only one floor.
 */
export type Shot = View & { width: number; height: number; outside: boolean; clear: string; quality: number; floor?: string };

/** A browser that renders images of scans. */
export type Studio = {
  /** Loads a GLB; resolves with its draw calls and triangles. */
  open: (glb: Uint8Array) => Promise<{ calls: number; triangles: number }>;
  /** Renders a JPEG of the loaded scan. */
  take: (shot: Shot) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

const HOST = 'http://scan.invalid';
const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Starts Chromium with the page that draws scans. */
export async function openStudio(): Promise<Studio> {
  const browser = await launch();
  const page = await browser.newPage();
  let current: Uint8Array = new Uint8Array();
  await page.route(`${HOST}/**`, (route) =>
    route.request().url().endsWith('.glb')
      ? route.fulfill({ body: Buffer.from(current), contentType: 'model/gltf-binary' })
      : route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  );
  await page.goto(HOST);
  await page.addScriptTag({ content: await readFile(fileURLToPath(new URL('picture-page.js', import.meta.url)), 'utf8') });
  return {
    open: (glb) => {
      current = glb;
      return page.evaluate((url) => window.openScan(url), `${HOST}/mesh.glb`);
    },
    take: (shot) => take(page, shot),
    close: () => browser.close(),
  };
}

async function take(page: Page, shot: Shot): Promise<Uint8Array> {
  const uri = await page.evaluate((wanted) => window.takePicture(wanted), shot);
  return Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');
}

async function launch(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  if (installed) return chromium.launch({ executablePath: installed, args: flags });
  const { default: bundled } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await bundled.executablePath(), args: [...bundled.args, ...flags] });
}

/** The thumbnails of a scan by file name: 400, 800 and 1600 pixels wide. */
export async function thumbnails(studio: Studio, view: View): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, width] of [
    ['thumb-400.jpg', 400],
    ['thumb-800.jpg', 800],
    ['thumb.jpg', 1600],
  ] as const) {
    files.set(name, await studio.take({ ...view, width, height: (width * 9) / 16, outside: false, clear: '#e8edf1', quality: 0.86 }));
  }
  return files;
}

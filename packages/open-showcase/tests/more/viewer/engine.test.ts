import { build, type Plugin } from 'esbuild';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixture, withShowcase } from '../../page/open-page';
import type { Engine } from '../../viewer/engine-page';

const open = withShowcase();

type EngineWindow = { engine: Engine; listeners: () => number };

/** Here three.js is in one piece: nothing comes later. */
const wholeThree: Plugin = {
  name: 'whole-three',
  setup(bundle) {
    bundle.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    bundle.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

/** A page with the engine alone, and a count of the listeners on the window and the document. */
async function openEngine(): Promise<{ page: Page; heard: string[] }> {
  const { outputFiles } = await build({
    entryPoints: [new URL('../../viewer/engine-page.ts', import.meta.url).pathname],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [wholeThree],
  });
  const heard: string[] = [];
  const { page } = await open({
    before: async (opened) => {
      opened.on('console', (line) => heard.push(line.text()));
      await opened.addInitScript(countListeners);
      await opened.route('**/showcase.html*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }));
    },
  });
  await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' });
  await page.waitForFunction('window.engine');
  return { page, heard };
}

function countListeners(): void {
  let count = 0;
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      count++;
      options?.signal?.addEventListener('abort', () => count--);
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener) => {
      count--;
      remove(type, listener);
    };
  }
  Object.assign(window, { listeners: () => count });
}

describe('the engine', () => {
  it('leaves nothing behind, however often it is opened and ended', async () => {
    const { page, heard } = await openEngine();

    const left = await page.evaluate(async (folder) => {
      const { engine, listeners } = window as unknown as EngineWindow;
      const before = listeners();
      const kept: { textures: number; geometries: number }[] = [];
      for (let time = 0; time < 20; time++) {
        const viewer = await engine.open(folder);
        await engine.playing(viewer);
        await viewer.goToMode('dollhouse');
        await viewer.goToSweep('s002');
        viewer.dispose();
        kept.push({ ...viewer.renderer.info.memory });
      }
      return { listeners: listeners() - before, canvases: document.querySelectorAll('canvas').length, kept };
    }, `/scans/${fixture}/`);

    expect(left.listeners).toBe(0);
    expect(left.canvases).toBe(0);
    expect(new Set(left.kept.map((memory) => JSON.stringify(memory)))).toEqual(new Set(['{"geometries":0,"textures":0}']));
    // Browsers drop the oldest context when there are too many, and say so.
    expect(heard.filter((text) => /too many active webgl contexts/i.test(text))).toEqual([]);
  });

  it('can be ended at any moment of its start, and twice', async () => {
    const { page } = await openEngine();

    const phases = await page.evaluate(async (folder) => {
      const { engine } = window as unknown as EngineWindow;
      const last: string[] = [];
      for (const moment of ['waiting', 'loading', 'starting']) {
        const viewer = await engine.open(folder);
        const passed: string[] = [];
        await new Promise<void>((come) => {
          const look = () => viewer.phase.value.times[moment as 'waiting'] > 0 && come();
          look();
          viewer.phase.subscribe(look);
        });
        viewer.phase.subscribe(({ phase }) => passed.push(phase));
        viewer.dispose();
        viewer.dispose();
        const next = await engine.open(folder);
        await engine.playing(next);
        next.dispose();
        last.push(...passed);
      }
      return last;
    }, `/scans/${fixture}/`);

    expect(phases).toEqual([]);
  });

  it('draws no frame while nothing changes', async () => {
    const { page } = await openEngine();

    const frames = await page.evaluate(async (folder) => {
      const { engine } = window as unknown as EngineWindow;
      const viewer = await engine.open(folder);
      await engine.playing(viewer);
      const drawn = () => viewer.renderer.info.render.frame;
      const rest = async () => {
        for (let last = -1; last !== drawn(); ) {
          last = drawn();
          for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        }
      };
      await rest();
      const before = drawn();
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
      const idle = drawn() - before;
      viewer.invalidate();
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const asked = drawn() - before - idle;
      viewer.dispose();
      return { idle, asked };
    }, `/scans/${fixture}/`);

    expect(frames).toEqual({ idle: 0, asked: 1 });
  });
});

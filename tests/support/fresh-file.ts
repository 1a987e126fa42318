import { afterAll, vi } from 'vitest';
import { beginTimers, endTimers } from './timers-of-file';

// Test files of a thread share third-party modules, whose import is most of the cost of a small test. Each file loads our own modules
// again, so that module state and mocks of another file do not leak into it. Changes that a file made to the page are reverted too.
vi.resetModules();
forgetMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
beginTimers();
if (typeof document !== 'undefined') await freshPage();

afterAll(async () => {
  endTimers();
  await vi.dynamicImportSettled();
});

/** Vitest 4.1 reuses the factory that an earlier file mocked a module with, also where this file mocks it without one. */
function forgetMocks(): void {
  type Module = { meta?: object };
  type Modules = { idToModuleMap: Map<string, Module>; invalidateModule(module: Module): void };
  const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: { evaluatedModules: Modules } }).__vitest_worker__;
  for (const module of evaluatedModules.idToModuleMap.values()) {
    if (module.meta && 'mockedModule' in module.meta) evaluatedModules.invalidateModule(module);
  }
}

async function freshPage(): Promise<void> {
  const [{ cleanup }, { onlineManager }] = await Promise.all([import('@testing-library/react'), import('@tanstack/react-query')]);
  cleanup();
  // where the file before went offline, queries and mutations would wait for ever
  onlineManager.setOnline(true);
  restoreBrowser();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
}

/** Restores browser objects that files extended or changed, for example with the dialogs that jsdom lacks. */
function restoreBrowser(): void {
  const global = globalThis as unknown as { browserAsFound?: Map<object, Map<PropertyKey, PropertyDescriptor>> };
  const changed = [Element, HTMLElement, HTMLDialogElement, Range].map(({ prototype }) => prototype);
  const found = [...changed, document, document.body, navigator];
  global.browserAsFound ??= new Map(found.map((object) => [object, new Map(Object.entries(Object.getOwnPropertyDescriptors(object)))]));
  for (const [object, properties] of global.browserAsFound) {
    for (const key of Object.keys(Object.getOwnPropertyDescriptors(object))) {
      if (!properties.has(key) && !isReactMark(key)) Reflect.deleteProperty(object, key);
    }
    for (const [key, property] of properties) if (property.configurable) Object.defineProperty(object, key, property);
  }
}

/**
 * React, which all files share, marks the nodes it listens on. Without the mark it would listen twice and handle clicks in a portal twice.
 */
function isReactMark(key: string): boolean {
  return key.startsWith('_reactListening');
}

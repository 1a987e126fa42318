import { vi } from 'vitest';

// The files of a thread share what they import of others, which is most of what a small test costs. What is ours each file loads anew, so that
// neither what a module remembers nor what another file put in its place comes with it. What a file left in the page goes too.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
if (typeof document !== 'undefined') await freshPage();

async function freshPage(): Promise<void> {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
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

/** Takes back what files gave to the browser or took from it, such as the dialogs that jsdom lacks. */
function restoreBrowser(): void {
  const global = globalThis as unknown as { browserAsFound?: Map<object, Map<PropertyKey, PropertyDescriptor>> };
  const changed = [Element, HTMLElement, HTMLDialogElement, Range].map(({ prototype }) => prototype);
  const found = [...changed, document, document.body, navigator];
  global.browserAsFound ??= new Map(found.map((object) => [object, new Map(Object.entries(Object.getOwnPropertyDescriptors(object)))]));
  for (const [object, properties] of global.browserAsFound) {
    for (const key of Object.keys(Object.getOwnPropertyDescriptors(object))) if (!properties.has(key)) Reflect.deleteProperty(object, key);
    for (const [key, property] of properties) if (property.configurable) Object.defineProperty(object, key, property);
  }
}

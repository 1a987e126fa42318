import { uiTexts } from '../texts';
import { topLayerElement } from '../top-layer';

/** Screen readers ignore the text that a live region is created with. */
const newRegionDelayMs = 150;
/** Long enough to be read; nobody finds old messages at the end of the page. */
const lifetimeMs = 10_000;

/** Lets screen readers say what happened, where nothing that has focus shows it. Said after what they are saying; inside open dialogs too. */
export function announce(message: string): void {
  if (message === '') return;
  const host = topLayerElement();
  const region = regionIn(host);
  if (region) addLine(region, message);
  else {
    const created = createRegion(host);
    setTimeout(() => addLine(created, message), newRegionDelayMs);
  }
}

const regionIn = (host: HTMLElement): Element | null => host.querySelector(':scope > [data-announcements]');

function createRegion(host: HTMLElement): Element {
  const region = document.createElement('div');
  region.dataset.announcements = '';
  region.className = 'sr-only';
  // a log reads only what is added
  region.setAttribute('role', 'log');
  host.append(region);
  return region;
}

function addLine(region: Element, message: string): void {
  // the page may be in another language by now
  region.setAttribute('aria-label', uiTexts.get().messages);
  const line = document.createElement('p');
  line.textContent = message;
  region.append(line);
  setTimeout(() => line.remove(), lifetimeMs);
}

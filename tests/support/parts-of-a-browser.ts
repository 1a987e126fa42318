import { speedUpComputedStyles } from './computed-style';
import { skipOwnerStacks } from './owner-stacks';

/** What browsers have and jsdom has not, and no screen can do without. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

skipOwnerStacks();
speedUpComputedStyles(window);

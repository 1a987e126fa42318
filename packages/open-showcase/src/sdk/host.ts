import type { Viewer } from '../viewer/port';

/** What the page gives the SDK to stand on. */
export type SdkHost = {
  viewer: Viewer;
  /** Covers the canvas exactly and lets the pointer through; billboards and measuring labels are put here. */
  overlay: HTMLElement;
  /** `applicationKey` of the page's address, or null. */
  applicationKey: string | null;
  /** Whether the manifest's tags are shown (`mt=0` hides them). */
  modelTags: boolean;
  /** Shows or hides the page's own writing over the picture: the names of rooms. */
  showLabels: (shown: boolean) => void;
  /** The link to the present view, and the link to the model alone. */
  links: { deep: () => string; model: () => string };
};

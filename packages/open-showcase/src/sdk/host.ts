import type { Texts } from '../texts';
import type { Viewer } from '../viewer/port';

/** What the page provides to the SDK. */
export type SdkHost = {
  viewer: Viewer;
  /** Covers the canvas exactly and lets the pointer through; billboards and measuring labels are put here. */
  overlay: HTMLElement;
  /** `applicationKey` of the page's address, or null. */
  applicationKey: string | null;
  /** Whether the manifest's tags are shown (`mt=0` hides them). */
  modelTags: boolean;
  /** Shows or hides the names of rooms on the floor plan. */
  showLabels: (shown: boolean) => void;
  /** What the page says; the SDK changes it in place, and then calls `showTexts`. */
  texts: Texts;
  showTexts: () => void;
  /** The link to the current view, and the link to the model without a view. */
  links: { deep: () => string; model: () => string };
};

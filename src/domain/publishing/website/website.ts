import type { FloorPlan, TourDocument } from '../../attachments';
import type { Folder } from '../../folders/folder';
import type { GuidedTour } from '../../guided-tours/guided-tour';
import type { ShownStop } from '../../guided-tours/shown-stops';

/** What the page of a version shows. Addresses of files are those in the archive. */
export type Website = {
  /** BCP 47 tag of the language of its own words, whose texts are loaded. */
  language: string;
  title: string;
  version: string;
  organization: string;
  /** Plain text. */
  description: string;
  /** Where the tour is, on one line; "" where the version doesn't say it. */
  address: string;
  /** "" without one */
  logo: string;
  thumbnailUrl: string;
  thumbnailAlt: string;
  folders: readonly Folder[];
  guidedTours: readonly WebsiteGuidedTour[];
  /** What is said in captions, by their address in the archive. */
  captions: ReadonlyMap<string, string>;
  floorplans: readonly FloorPlan[];
  documents: readonly TourDocument[];
  /** The id of the scan in the archive; null if it has none. */
  scan: string | null;
  /** Whether the scan's own tags and measurements are shown. */
  showsScanMarks: boolean;
  /** Where the version can be visited with its scan; null if it needs none, or is not public. */
  liveAddress: string | null;
  /** The sizes of images with markers, in the pixels that these count in, by address. */
  sizes: ReadonlyMap<string, ImageSize>;
  /** The number of files of the version, as its list in the player counts them. */
  files: number;
  /** The number of files that could not be found. */
  missing: number;
};

/** A guided tour with the stops that its version has. */
export type WebsiteGuidedTour = Pick<GuidedTour, 'name' | 'description'> & { stops: readonly ShownStop[] };

export type ImageSize = { width: number; height: number };

/** What the files of a point are written with. */
export type FileWriting = { richText: RichTextWriter; sizes: Website['sizes'] };

/** Sanitizes rich text to HTML that loads and runs nothing. */
export type RichTextWriter = (html: string) => string;

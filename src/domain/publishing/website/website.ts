import type { FloorPlan, TourDocument } from '../../attachments';
import type { Folder } from '../../folders/folder';
import type { GuidedTour } from '../../guided-tours/guided-tour';
import type { ShownStop } from '../../guided-tours/shown-stops';
import type { PoiId } from '../../ids';
import type { ScanShape } from '../../plans/scan-shape';
import type { PointType } from '../../point-types/point-type';
import type { Poi } from '../../pois/poi';
import type { RoomEdit } from '../../rooms/room';

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
  pointTypes: readonly PointType[];
  guidedTours: readonly WebsiteGuidedTour[];
  /** What is said in captions, by their address in the archive. */
  captions: ReadonlyMap<string, string>;
  floorplans: readonly FloorPlan[];
  documents: readonly TourDocument[];
  /** The id of the scan in the archive; null if it has none. */
  scan: string | null;
  /** The id of the scan that floor plans were laid over, also of one that is not in the archive. */
  model: string;
  /** The floors, positions and rooms of the scan in the archive. */
  shape: ScanShape | null;
  /** What the author changed of its rooms, and the names of its floors. */
  rooms: readonly RoomEdit[];
  floors: readonly string[];
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
  /** Of a page of a version in several languages. */
  translation?: PageTranslation;
};

/** The file of a page in the archive; the main language has the name that a server shows by itself. */
export const pageFile = ({ translation }: Pick<Website, 'translation'>): string =>
  translation?.pages.find(({ language }) => language === translation.language)?.href ?? 'index.html';

export type PageTranslation = {
  /** The language of the texts of authors on this page. */
  language: string;
  languageOf: (thing: string, field: string) => string;
  /** The pages in all languages, this one too. */
  pages: readonly { language: string; href: string }[];
  /** The file with what the page's script needs, in this language. */
  viewer: string;
};

/** A guided tour with the stops that its version has. */
export type WebsiteGuidedTour = Pick<GuidedTour, 'id' | 'name' | 'description'> & { stops: readonly ShownStop[] };

export type ImageSize = { width: number; height: number };

/** The attributes of an element that say the language of its text. */
export type Written = { dir: string; lang?: string };

/** What the files of a point are written with. */
export type FileWriting = {
  richText: (html: string) => string;
  sizes: Website['sizes'];
  captions: Website['captions'];
  pointTypes: Website['pointTypes'];
  roomOf: (poi: Poi) => { name: string; written: Written } | undefined;
  /** The language of the page's own words. */
  words: string;
  translation?: PageTranslation | undefined;
};

/** Sanitizes rich text to HTML that loads and runs nothing; its links to points lead to those that are on the page. */
export type RichTextWriter = (html: string, isOnPage: (poi: PoiId) => boolean) => string;

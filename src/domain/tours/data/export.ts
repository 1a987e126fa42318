import { fileAddressFrom } from '../../files/file-address';
import { type Folder, storedFolders } from '../../folders/folder';
import { storedGuidedTours } from '../../guided-tours/guided-tour';
import { withoutPlacer } from '../../plans/placement';
import type { Stored } from '../../stored';
import type { Tour } from '../tour';
import { dataFields, dataFormatName, dataFormatNumber, filePrefix, sorted, withTexts } from './format';

/**
 * A tour as JSON that `readTourData` reads again: the same tour gives the same bytes. Files are named by their path below the tour; `files` has
 * their addresses, by which a copy gets them.
 * @see docs/tour-data.md
 */
export function tourData(tour: Tour): string {
  const folder = `organizations/${tour.organization}/tour/${tour.id}/`;
  const addresses = new Map<string, string>();
  const named = (address: string): string => {
    const path = fileAddressFrom(address)?.path ?? '';
    if (!path.startsWith(folder)) return address;
    const name = path.slice(folder.length);
    addresses.set(name, address);
    return filePrefix + encodeURI(name);
  };
  const written = {
    ...tour,
    folders: withoutAuthors(storedFolders(tour.folders)),
    guidedTours: storedGuidedTours(tour.guidedTours),
    floorplans: tour.floorplans.map(withoutPlacer),
  };
  const fields = dataFields.map((field) => [field, written[field]]);
  const content = withTexts(sortedFields(fields), (text) => withNames(text, named));
  const files = Object.fromEntries([...addresses].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const from = { organization: tour.organization, tour: tour.id };
  return `${JSON.stringify({ format: dataFormatName, version: dataFormatNumber, tour: content, from, files }, null, 2)}\n`;
}

const sortedFields = (fields: readonly (readonly (string | unknown)[])[]) =>
  Object.fromEntries(fields.map(([name, value]) => [String(name), sorted(value)]));

const addressPattern = /https?:\/\/[^\s"'<>]+/g;

/** Whole addresses, and addresses inside a formatted text, where `&` is escaped. */
const withNames = (text: string, named: (address: string) => string): string =>
  text.replace(addressPattern, (address) => {
    const name = named(address.replaceAll('&amp;', '&'));
    return name.startsWith(filePrefix) ? name : address;
  });

/** Accounts are not content, and another installation has others. */
const withoutAuthors = (folders: readonly Stored[]): Stored[] =>
  folders.map((folder) => ({
    ...folder,
    pois: (folder as Pick<Folder, 'pois'>).pois.map((poi) => ({ ...poi, userUid: '' })),
    children: withoutAuthors(folder.children as Stored[]),
  }));

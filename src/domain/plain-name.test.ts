import { describe, expect, it } from 'vitest';
import { collectionFields } from './collections/collection-form';
import { renameBlock } from './content/changes';
import { newFolderName } from './files/folder-names';
import { originalFileName, renameStoredFile, storedFileName } from './files/names';
import { renameFolder } from './folders/changes';
import { newFolder } from './folders/new-folder';
import { locationForm } from './locations/location-form';
import { markersToStore } from './markers/changes';
import { moduleForm } from './modules';
import { newOrganizationName } from './organizations/organization-form';
import { newUserForm } from './people/new-user';
import { placeForm } from './place-form';
import { nameText, plainName } from './plain-name';
import { templateName } from './reuse/template';
import { shareLinkName } from './sharing/share-message';
import { readImport } from './tours/import';
import { tourName } from './tours/tour-name';

// what real-world files and web pages have in their names
const reversed = '\u202egpj.nalp\u202c';

describe('plainName', () => {
  it.each([
    ['an override', reversed, 'gpj.nalp'],
    ['an embedding', '\u202bplan\u202c', 'plan'],
    ['an isolate', '\u2067plan\u2069', 'plan'],
    ['a NUL', 'plan\u0000', 'plan'],
    ['an escape sequence', '\u001b[31mplan', '[31mplan'],
    ['a C1 control', 'pl\u009ban', 'plan'],
    ['lines', ' Ground\r\nfloor\u2028plan ', 'Ground floor plan'],
    ['a tab', 'Ground\tfloor', 'Ground floor'],
    ['spaces without width', '\ufeffpl\u200ban\u2060\u00ad', 'plan'],
    ['half a character', 'plan\ud83d', 'plan'],
    ['nothing else', '\u202e\u0007 ', ''],
    ['direction marks and joiners alone', '\u200f\u200d\u061c', ''],
    ['letters and patterns that show nothing, alone', '\u3164\u115f \u2800\ufe0f', ''],
  ])('is without %s', (_, typed, name) => {
    expect(plainName(typed)).toBe(name);
  });

  it.each(['👩‍🚒 Feuerwehr', 'می‌خواهم', 'שלום\u200f (RTL)', 'क्‍ष', 'Ostüre é', 'a – b'])('keeps %s', (name) => {
    expect(plainName(name)).toBe(name);
  });

  it('keeps spaces at the ends of what is still typed', () => {
    expect(nameText(' Ground\u202e ')).toBe(' Ground ');
  });
});

describe('a name is stored without direction overrides', () => {
  const place = Object.fromEntries(Object.keys(placeForm.shape).map((part) => [part, '']));
  const location = {
    name: reversed,
    organization: 'Acme',
    address: 'Norway',
    description: '',
    place: { ...place, latitude: 1, longitude: 2 },
  };
  const folder = newFolder();
  const imported = readImport(JSON.stringify([{ name: reversed, pois: [{ name: reversed, content: [], tag: { label: reversed } }] }])).read;

  it.each<[string, unknown]>([
    ['a tour', tourName.parse(reversed)],
    ['a collection', collectionFields.shape.name.parse(reversed)],
    ['an organization', newOrganizationName.parse(reversed)],
    ['a module', moduleForm.shape.name.parse(reversed)],
    ['a person', newUserForm.shape.displayName.parse(reversed)],
    ['a share link', shareLinkName.parse(reversed)],
    ['a location', locationForm.parse(location).name],
    ['a file', originalFileName(storedFileName(reversed))],
    ['a renamed file', originalFileName(renameStoredFile('1__a.jpg', reversed))],
    ['a folder of files', newFolderName(reversed, [])],
    ['a folder', renameFolder([folder], folder.id, reversed)[0]?.name],
    ['a template', templateName(reversed)],
    ['a marker', markersToStore([{ name: reversed, body: '' } as never])[0]?.name],
    ['a block', renameBlock([{ identifier: 'a', name: 'b' } as never], 'a', reversed)[0]?.name],
    ['an imported folder', imported?.folders[0]?.name],
    ['an imported point', imported?.folders[0]?.pois[0]?.name],
    ['an imported tag', imported?.folders[0]?.pois[0]?.tag?.label],
  ])('of %s', (_, name) => {
    expect(name).toBe('gpj.nalp');
  });
});

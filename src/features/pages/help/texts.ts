import { i18n } from '@/language/i18n';

export const helpTexts = i18n('help', {
  title: 'Help',
  about: 'How Loggia works, in twelve short answers.',
  tutorials: 'Tutorials',
  tutorialsAbout: 'How to do stuff',
  dashboard: 'The Dashboard',
  dashboardAbout: 'All tours of your organization in one place.',
  find: 'Find a tour',
  findText:
    'Tours are grouped by country; unfinished ones come first, in red. Search by name or place, and filter by type. The search is part of the URL, so you can share it with a colleague.',
  view: 'Grid or list',
  viewText: 'The switch next to the search changes between images and a compact list. This browser remembers your choice.',
  menu: 'The menu',
  menuText:
    'Map, collections, settings and collaborators are in the menu at the side. Collapse it for more room. When a tour is open, the menu also shows its landing page and 3D view.',
  shared: 'Shared with me',
  sharedText: 'Tours and collections of other organizations that you were invited to. The number next to it shows how many there are.',
  creating: 'Creating Tours',
  creatingAbout: 'From a scan to a tour that others can open.',
  model: 'Start with the model',
  modelText: 'Paste a link to the model or its 11-character ID into the form. Then fetch the name and date of the scan.',
  location: 'Set the location',
  locationText: 'Search for the address, or drag the marker on the map. The tour is listed under its country.',
  access: 'Choose who sees it',
  accessText: 'A private tour is visible to your organization and people you invite. A public tour is visible to anyone with its link.',
  save: 'Save',
  saveText:
    'Four steps show what is still missing. Until they are complete, a saved tour is listed as unfinished. You can add files such as floor plans at any time.',
  editing: 'Editing Tours',
  editingAbout: 'Points of interest and their content.',
  open: 'Open the tour to edit',
  openText:
    'Explore the tour and switch to editing. Editors and administrators of the organization can do this, and guests who were invited to edit.',
  place: 'Place a point of interest',
  placeText:
    'Go to the spot in the scan and place a point there. Give it a name and an icon; it appears as a tag in the scan and as an entry in the list.',
  content: 'Add content',
  contentText: 'Add text, images, videos, files and links to the point, in any order. Visitors see them next to the scan.',
  organize: 'Organize',
  organizeText:
    'Group points in folders, which can be nested. Drag them, or move them with the keyboard. Changes are saved while you work, and you can restore earlier versions.',
});

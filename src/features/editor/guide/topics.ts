import type { LucideIcon } from 'lucide-react';
import Folder from 'lucide-react/icons/folder';
import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Move3d from 'lucide-react/icons/move-3d';
import Pencil from 'lucide-react/icons/pencil';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Search from 'lucide-react/icons/search';
import Tag from 'lucide-react/icons/tag';
import ZoomIn from 'lucide-react/icons/zoom-in';

/** A part of the editor, explained; `commands` are those that do it, by their ids. */
export type Topic = { title: string; icon: LucideIcon; lines: readonly string[]; commands: readonly string[] };

/** In the ledger's order. @see EDIT-099 EDIT-100 */
export const topics: readonly Topic[] = [
  {
    title: 'Menu',
    icon: Menu,
    lines: [
      'The list at the left (on a phone: from below) holds every folder and point of interest. Press one to go there.',
      'The line of tools above it adds things, and opens what works on many at once. The cross closes the list; the button that is left brings it back.',
    ],
    commands: ['list', 'batch', 'close'],
  },
  {
    title: 'Navigation',
    icon: Move3d,
    lines: [
      'Press on the floor or on a circle to step there, and drag to look around. Press into the scan first to walk with the keys below.',
      'Inside is where you stand, Dollhouse the whole building, Floorplan the view from above.',
    ],
    commands: ['inside', 'dollhouse', 'floorplan', 'fullscreen'],
  },
  {
    title: 'Folders',
    icon: Folder,
    lines: [
      'Add Folder puts a folder at the end of the list and lets you name it. A folder can hold folders, one level deep.',
      'The menu of a folder renames it, moves it, adds to it, hides its tags, and deletes it with all that is in it.',
    ],
    commands: ['add-folder'],
  },
  {
    title: 'Pois',
    icon: MapPin,
    lines: [
      'A point of interest keeps a place and a view. Go there, look at it, and press Add PoI. It goes into the selected folder.',
      'Open it to write: texts, links, videos and files. Set View keeps another view; a PoI with files is deleted once its files are removed from it.',
    ],
    commands: ['add-poi', 'set-view', 'delete-poi'],
  },
  {
    title: 'Tags',
    icon: Tag,
    lines: [
      'A tag is a point of interest that one sees in the scan. Add Tag lets it follow the pointer until you press where it should stand.',
      'Its length, icon and text are set in its panel; Place lets you put it elsewhere. Import tags takes over those that the model brings along.',
    ],
    commands: ['add-tag', 'give-up', 'import-tags'],
  },
  {
    title: 'Floors',
    icon: Layers,
    lines: [
      'Floors in the bar shows one floor or all of them. Rename floors gives them names, in the order of the scan, from the lowest up.',
      'The names are saved with the tour and stand beside every point of interest.',
    ],
    commands: ['floors', 'rename-floors'],
  },
  {
    title: 'Zoom',
    icon: ZoomIn,
    lines: [
      'Scroll, spread two fingers, or use plus and minus of the bar, while you are inside.',
      'A point of interest can have a zoom of its own: in its Advanced tab. Reset zoom in Advanced sets that of many back to 1.',
    ],
    commands: ['zoom-in', 'zoom-out'],
  },
  {
    title: 'Search',
    icon: Search,
    lines: [
      'Type two letters or more above the list to find points of interest by their names, in every folder.',
      'In the list itself, type the beginning of a name to go to the next line that begins so.',
    ],
    commands: [],
  },
  {
    title: 'Editing',
    icon: Pencil,
    lines: [
      'Edit is for changing the tour, View shows it as visitors see it. What is not saved yet stays when you turn from one to the other.',
      'Everything can be undone, step by step. Work is saved every 30 seconds and with Save; without a connection it is kept on this device until there is one.',
    ],
    commands: ['mode', 'undo', 'redo', 'save'],
  },
  {
    title: 'History',
    icon: History,
    lines: [
      'The last ten saved states are kept, with who saved them, when, and what changed.',
      'Any of them can be taken up again. That is a step like every other: it can be undone, and is saved as a state of its own.',
    ],
    commands: ['history'],
  },
];

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

/** An explained part of the editor; `commands` are the ids of its commands. */
export type Topic = { title: string; icon: LucideIcon; lines: readonly string[]; commands: readonly string[] };

/** In the ledger's order. @see EDIT-099 EDIT-100 */
export const topics: readonly Topic[] = [
  {
    title: 'Menu',
    icon: Menu,
    lines: [
      'The list on the left (at the bottom on a phone) contains all folders and points of interest. Select one to go there.',
      'The toolbar above it adds items and opens batch operations. The cross closes the list, and the button in its place opens it again.',
    ],
    commands: ['list', 'batch', 'close'],
  },
  {
    title: 'Navigation',
    icon: Move3d,
    lines: [
      'Click the floor or a circle to go there, and drag to look around. To walk with the keys below, click the scan first.',
      'Inside is the view within the building, Dollhouse the whole building, and Floorplan the view from above.',
    ],
    commands: ['inside', 'dollhouse', 'floorplan', 'fullscreen'],
  },
  {
    title: 'Folders',
    icon: Folder,
    lines: [
      'Add Folder adds a folder at the end of the list and lets you name it. A folder can contain folders, one level deep.',
      'Use the menu of a folder to rename it, move it, add items, hide its tags, or delete it with everything in it.',
    ],
    commands: ['add-folder'],
  },
  {
    title: 'Pois',
    icon: MapPin,
    lines: [
      'A point of interest has a place and a view. Go there, look at it, and press Add PoI. It is added to the selected folder.',
      'Open it to add texts, links, videos and files. Set View saves a new view. To delete a PoI with files, remove its files first.',
    ],
    commands: ['add-poi', 'set-view', 'delete-poi'],
  },
  {
    title: 'Tags',
    icon: Tag,
    lines: [
      'A tag is a point of interest that is visible in the scan. With Add Tag, it follows the pointer until you click where it should be.',
      'Set its length, icon and text in its panel, and use Place to move it. Import tags adds the tags of the model.',
      'To move it a little, drag it in the scan, press the arrow keys, or enter its position in metres.',
    ],
    commands: ['add-tag', 'give-up', 'import-tags'],
  },
  {
    title: 'Floors',
    icon: Layers,
    lines: [
      'Floors in the bar shows one floor or all floors. Rename floors gives them names, from the lowest floor up.',
      'The names are saved with the tour and shown with every point of interest.',
      'Rooms lists those of each floor: rename, hide or merge them, or draw one of your own where the scan has none.',
    ],
    commands: ['floors', 'rename-floors', 'rooms'],
  },
  {
    title: 'Zoom',
    icon: ZoomIn,
    lines: [
      'While you are inside, scroll, pinch, or use plus and minus in the bar.',
      'A point of interest can have its own zoom, in its Advanced tab. Reset zoom in Advanced sets the zoom of many points back to 1.',
    ],
    commands: ['zoom-in', 'zoom-out'],
  },
  {
    title: 'Search',
    icon: Search,
    lines: [
      'Type two letters or more above the list to find points of interest by their names, in every folder.',
      'In the list itself, type the beginning of a name to go to the next match.',
    ],
    commands: [],
  },
  {
    title: 'Editing',
    icon: Pencil,
    lines: [
      'Edit lets you change the tour, and View shows it as visitors see it. Unsaved changes stay when you switch.',
      'You can undo everything, step by step. Changes are saved every 30 seconds and with Save. Without a connection, they are stored on this device until you are back online.',
    ],
    commands: ['mode', 'undo', 'redo', 'save'],
  },
  {
    title: 'History',
    icon: History,
    lines: [
      'The last ten saved versions are listed, with who saved them, when, and what changed.',
      'You can restore any of them. You can undo that like any other change, and it is saved as a new version.',
    ],
    commands: ['history'],
  },
];

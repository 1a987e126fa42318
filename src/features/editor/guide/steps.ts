/** A step of the guide; `anchors` are `data-guide` values, and the first visible one is used. */
export type GuideStep = { id: string; anchors: readonly string[]; title: string; text: string };

/** @see EDIT-103 */
export const guideSteps: readonly GuideStep[] = [
  {
    id: 'start menu',
    anchors: ['start-menu'],
    title: 'This is your tour',
    text: 'Folders contain the points of interest of the tour. Select one to go there. To move it, drag it or press Space and the arrow keys.',
  },
  {
    id: 'menu toggle',
    anchors: ['menu-toggle', 'start-menu-close'],
    title: 'More room for the scan',
    text: 'You can close the list, and open it again with the button in its place.',
  },
  {
    id: 'edit toggle',
    anchors: ['edit-toggle'],
    title: 'View and Edit',
    text: 'View shows the tour as visitors see it. Edit lets you change it. You can switch at any time without losing changes.',
  },
  {
    id: 'add PoI',
    anchors: ['add-poi'],
    title: 'A point of interest',
    text: 'Go to the place and look at it. Add PoI saves this place and view. Then add its content.',
  },
  {
    id: 'add tag',
    anchors: ['add-tag'],
    title: 'A tag in the scan',
    text: 'A tag is a point of interest that is visible in the scan. It follows the pointer until you click where it should be. Press Escape to cancel.',
  },
  {
    id: 'add folder',
    anchors: ['add-folder'],
    title: 'A folder',
    text: 'Folders keep a long list readable, and can hide or show all their tags at once. A folder can contain folders, one level deep.',
  },
  {
    id: 'measure',
    anchors: ['measure', 'more'],
    title: 'Measure',
    text: 'Click two points to see the distance between them. On a small screen, Measure is under More.',
  },
  {
    id: 'inside',
    anchors: ['inside'],
    title: 'Inside',
    text: 'You are inside the building and walk from spot to spot. Add PoIs and tags from here.',
  },
  {
    id: 'dollhouse',
    anchors: ['dollhouse'],
    title: 'Dollhouse',
    text: 'The whole building from outside. Drag to turn it, and click a spot to go inside there.',
  },
  {
    id: 'floorplan',
    anchors: ['floorplan'],
    title: 'Floorplan',
    text: 'The building from above, floor by floor: the fastest way to a distant room.',
  },
  {
    id: 'tutorials',
    anchors: ['tutorials', 'more'],
    title: 'Tutorial',
    text: 'Explains every part of the editor, with all keyboard shortcuts. You can start this guide again from here.',
  },
  {
    id: 'save',
    anchors: ['save'],
    title: 'Save',
    text: 'Your changes are saved every 30 seconds, and at once when you press Save. The button is highlighted while there are unsaved changes.',
  },
  {
    id: 'search',
    anchors: ['search', 'start-menu'],
    title: 'Search',
    text: 'Type two letters to find a point of interest in a long list. That’s all. Enjoy your tour.',
  },
];

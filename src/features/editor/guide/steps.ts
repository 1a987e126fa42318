/** A step of the introduction: the control it stands at, by its `data-guide`, the first of them that is in sight; and what it says. */
export type GuideStep = { id: string; anchors: readonly string[]; title: string; text: string };

/** @see EDIT-103 */
export const guideSteps: readonly GuideStep[] = [
  {
    id: 'start menu',
    anchors: ['start-menu'],
    title: 'This is your tour',
    text: 'Folders hold the points of interest of the tour. Press one to go there; drag it, or press Space and the arrows, to put it elsewhere.',
  },
  {
    id: 'menu toggle',
    anchors: ['menu-toggle', 'start-menu-close'],
    title: 'More room for the scan',
    text: 'The list can be closed, and brought back with the button that is left in its place.',
  },
  {
    id: 'edit toggle',
    anchors: ['edit-toggle'],
    title: 'View and Edit',
    text: 'View shows the tour as visitors see it. Edit is for changing it. Nothing is lost on the way between the two.',
  },
  {
    id: 'add PoI',
    anchors: ['add-poi'],
    title: 'A point of interest',
    text: 'Go where it should be and look at it. Add PoI keeps this place and this view; then write what there is to know.',
  },
  {
    id: 'add tag',
    anchors: ['add-tag'],
    title: 'A tag in the scan',
    text: 'A tag is a point of interest one sees in the scan. It follows the pointer until you press where it should stand; Escape puts it away.',
  },
  {
    id: 'add folder',
    anchors: ['add-folder'],
    title: 'A folder',
    text: 'Folders keep a long list readable, and hide or show all their tags at once. A folder can hold folders, one level deep.',
  },
  {
    id: 'measure',
    anchors: ['measure', 'more'],
    title: 'Measure',
    text: 'Press at one end and at the other, and read the distance. On a small screen it stands under More.',
  },
  {
    id: 'inside',
    anchors: ['inside'],
    title: 'Inside',
    text: 'You stand in the place and walk from spot to spot. PoIs and tags are added from here.',
  },
  {
    id: 'dollhouse',
    anchors: ['dollhouse'],
    title: 'Dollhouse',
    text: 'The whole building from outside. Drag to turn it; press a spot to go inside there.',
  },
  {
    id: 'floorplan',
    anchors: ['floorplan'],
    title: 'Floorplan',
    text: 'The building from above, floor by floor: the quickest way to a far room.',
  },
  {
    id: 'tutorials',
    anchors: ['tutorials', 'more'],
    title: 'Tutorial',
    text: 'Every part of the editor is explained here, with all keys. This guide can be started here again.',
  },
  {
    id: 'save',
    anchors: ['save'],
    title: 'Save',
    text: 'What you do is saved every 30 seconds, and at once when you press Save. The button says when there is something to save.',
  },
  {
    id: 'search',
    anchors: ['search', 'start-menu'],
    title: 'Search',
    text: 'Two letters are enough to find a point of interest in a long list. That was all: enjoy your tour.',
  },
];

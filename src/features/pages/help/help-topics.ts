/** A help card with a summary and its steps. */
export type HelpTopic = { title: string; about: string; steps: { title: string; text: string }[] };

/** @see UI-005 */
export const helpTopics: HelpTopic[] = [
  {
    title: 'The Dashboard',
    about: 'All tours of your organization in one place.',
    steps: [
      {
        title: 'Find a tour',
        text: 'Tours are grouped by country; unfinished ones come first, in red. Search by name or place, and filter by type. The search is part of the URL, so you can share it with a colleague.',
      },
      {
        title: 'Grid or list',
        text: 'The switch next to the search changes between images and a compact list. This browser remembers your choice.',
      },
      {
        title: 'The menu',
        text: 'Map, collections, settings and collaborators are in the menu at the side. Collapse it for more room. When a tour is open, the menu also shows its landing page and 3D view.',
      },
      {
        title: 'Shared with me',
        text: 'Tours and collections of other organizations that you were invited to. The number next to it shows how many there are.',
      },
    ],
  },
  {
    title: 'Creating Tours',
    about: 'From a scan to a tour that others can open.',
    steps: [
      {
        title: 'Start with the model',
        text: 'Paste a link to the model or its 11-character ID into the form. Then fetch the name and date of the scan.',
      },
      {
        title: 'Set the location',
        text: 'Search for the address, or drag the marker on the map. The tour is listed under its country.',
      },
      {
        title: 'Choose who sees it',
        text: 'A private tour is visible to your organization and people you invite. A public tour is visible to anyone with its link.',
      },
      {
        title: 'Save',
        text: 'Four steps show what is still missing. Until they are complete, a saved tour is listed as unfinished. You can add files such as floor plans at any time.',
      },
    ],
  },
  {
    title: 'Editing Tours',
    about: 'Points of interest and their content.',
    steps: [
      {
        title: 'Open the tour to edit',
        text: 'Explore the tour and switch to editing. Editors and administrators of the organization can do this, and guests who were invited to edit.',
      },
      {
        title: 'Place a point of interest',
        text: 'Go to the spot in the scan and place a point there. Give it a name and an icon; it appears as a tag in the scan and as an entry in the list.',
      },
      {
        title: 'Add content',
        text: 'Add text, images, videos, files and links to the point, in any order. Visitors see them next to the scan.',
      },
      {
        title: 'Organize',
        text: 'Group points in folders, which can be nested. Drag them, or move them with the keyboard. Changes are saved while you work, and you can restore earlier versions.',
      },
    ],
  },
];

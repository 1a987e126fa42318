/** One card of help: what it is about, and what to do, step by step. */
export type HelpTopic = { title: string; about: string; steps: { title: string; text: string }[] };

/** @see UI-005 */
export const helpTopics: HelpTopic[] = [
  {
    title: 'The Dashboard',
    about: 'Where your organization keeps its tours.',
    steps: [
      {
        title: 'Find a tour',
        text: 'Tours stand by country; those that still lack something come first, in red. Search looks at names and places, and a type narrows the list further. The search stays in the address, so you can send it to a colleague.',
      },
      {
        title: 'Grid or list',
        text: 'The switch beside the search changes between pictures and a dense list. This browser remembers your choice.',
      },
      {
        title: 'The menu',
        text: 'Map, collections, settings and collaborators are in the menu at the side. Collapse it for more room. With a tour open, its landing page and its 3D view stand there as well.',
      },
      {
        title: 'Shared with me',
        text: 'Tours and collections of other organizations that you were invited to. The number beside it says how many there are.',
      },
    ],
  },
  {
    title: 'Creating Tours',
    about: 'From a scan to a tour that others can open.',
    steps: [
      {
        title: 'Start with the model',
        text: 'Paste the model’s address or its id of eleven letters and digits into the form. Name and date of the scan are fetched with it.',
      },
      {
        title: 'Say where it is',
        text: 'Search for the address, or drag the marker on the map. Country and town decide under which heading the tour is listed.',
      },
      {
        title: 'Choose who sees it',
        text: 'A private tour is for your organization and for people you invite. A public one is open to anyone who has its link.',
      },
      {
        title: 'Save',
        text: 'Four steps show what is still missing. A tour saved before they are done waits among the unfinished ones. Files such as floor plans can be added any time.',
      },
    ],
  },
  {
    title: 'Editing Tours',
    about: 'Points of interest, and what they tell.',
    steps: [
      {
        title: 'Open the tour to edit',
        text: 'Explore the tour and switch to editing. Editors and administrators of the organization can, and guests who were invited to view and edit.',
      },
      {
        title: 'Place a point of interest',
        text: 'Look at the spot in the scan and place a point there. Give it a name and an icon; it appears as a tag in the scan and as an entry in the list.',
      },
      {
        title: 'Tell about it',
        text: 'Texts, pictures, videos, files and links go into the point’s content, in the order you like. Visitors read it beside the scan.',
      },
      {
        title: 'Keep order',
        text: 'Folders group the points, and folders can hold folders. Drag them, or move them with the keyboard. Changes are saved while you work, and earlier states can be brought back.',
      },
    ],
  },
];

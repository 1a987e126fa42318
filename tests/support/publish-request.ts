/** What `publishTour` is called with: public from now on, without end, and whole. */
export const publishRequest = <Changes extends object>(tour: string, version: string, changes: Changes) => ({
  tour,
  version,
  name: 'Version 1',
  note: '',
  public: true,
  opens: null,
  until: null,
  excludedFolders: [],
  excludedPois: [],
  floorplans: true,
  documents: true,
  current: true,
  ...changes,
});

import type { helpTexts } from './texts';

/** A help card with a summary and its steps. */
export type HelpTopic = { title: string; about: string; steps: { title: string; text: string }[] };

/** The help of these texts. @see UI-005 */
export function helpTopics(t: ReturnType<typeof helpTexts.get>): HelpTopic[] {
  return [
    {
      title: t.dashboard,
      about: t.dashboardAbout,
      steps: [
        { title: t.find, text: t.findText },
        { title: t.view, text: t.viewText },
        { title: t.menu, text: t.menuText },
        { title: t.shared, text: t.sharedText },
      ],
    },
    {
      title: t.creating,
      about: t.creatingAbout,
      steps: [
        { title: t.model, text: t.modelText },
        { title: t.location, text: t.locationText },
        { title: t.access, text: t.accessText },
        { title: t.save, text: t.saveText },
      ],
    },
    {
      title: t.editing,
      about: t.editingAbout,
      steps: [
        { title: t.open, text: t.openText },
        { title: t.place, text: t.placeText },
        { title: t.content, text: t.contentText },
        { title: t.organize, text: t.organizeText },
      ],
    },
  ];
}

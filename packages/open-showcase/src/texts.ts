/** What the page says by itself while it plays in another page. */
export type Texts = {
  /** BCP 47 tag of the language of the texts and of numbers */
  language: string;
  /** names the view, with its keys, to those who don't see it */
  view: string;
  tagsInSight: string;
  linkCopied: string;
  linkNotCopied: string;
  restoring: string;
  stopped: string;
};

export const englishTexts: Texts = {
  language: 'en',
  view: '3D view: W A S D walk, arrow keys and I J K L look around, 1 2 3 change the view, R and F the floor',
  tagsInSight: 'Tags in sight',
  linkCopied: 'Link to this view copied.',
  linkNotCopied: 'The link could not be copied. Allow this page to use the clipboard.',
  restoring: 'The picture is being restored …',
  stopped: 'The browser stopped drawing this tour. Reload to go on.',
};

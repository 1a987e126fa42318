/** How a point, a folder or many points are left out of versions, and what that does not do. */
export const versionsWords = {
  label: 'Left out of versions',
  hint: 'A public tour itself shows it: whoever may open a tour reads all of it.',
};

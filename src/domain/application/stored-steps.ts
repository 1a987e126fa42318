/** The database in this browser with the editor's undo steps, and its object store, which is emptied on sign-out. */
export const storedStepsDatabase = 'loggia-steps';
export const storedStepsStore = 'steps';

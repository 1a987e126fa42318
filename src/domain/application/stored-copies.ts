/** The database in this browser with the points and folders that were copied last, and its object store, which is emptied on sign-out. */
export const copiesDatabase = 'loggia-copies';
export const copiesStore = 'copies';

/** @see SET-003 */
export const savedMessage = 'Settings saved!';

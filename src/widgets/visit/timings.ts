/** After the viewer is ready, before the active PoI is gone to, in milliseconds. @see PLAYER-031 */
export const arrivalMs = 800;
/** After the viewer is ready or has measured, before the tags are placed. @see PLAYER-032 PLAYER-034 */
export const tagsMs = 400;
/** After a PoI was selected, before the camera leaves. @see PLAYER-035 */
export const departureMs = 400;

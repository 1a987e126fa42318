/** Delay between the viewer becoming ready and the move to the active PoI. @see PLAYER-031 */
export const activePoiDelayMs = 800;
/** Delay between the viewer becoming ready, or measuring ending, and placing the tags. @see PLAYER-032 PLAYER-034 */
export const placeTagsDelayMs = 400;
/** Delay between opening a PoI and moving the camera. @see PLAYER-035 */
export const openPoiDelayMs = 400;

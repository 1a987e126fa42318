/** The things whose texts are translated, as translations are stored by them. The tour itself is `tour`. */
export const folderThing = (id: string): string => `folder ${id}`;
export const poiThing = (id: string): string => `poi ${id}`;
export const guidedTourThing = (id: string): string => `guide ${id}`;
export const stopThing = (id: string): string => `stop ${id}`;
export const roomThing = (id: string): string => `room ${id}`;

/** How many colors `map.css` has for layers. */
const colors = 6;

/** The class that sets `--layer-color`, the color of a GeoJSON layer's shapes. */
export const layerColor = (order: number): string => `map-layer-${Math.max(0, order) % colors}`;

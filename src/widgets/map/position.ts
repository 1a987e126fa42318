/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** How exactly a marker says where it is: about a metre. */
const digits = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(digits));

/** The point as it is kept: to about a metre, on this side of the date line, and no further north or south than maps reach. */
export const positionOn = ({ latitude, longitude }: Position): Position => ({
  latitude: rounded(Math.max(-85, Math.min(85, latitude))),
  longitude: rounded(((((longitude + 180) % 360) + 360) % 360) - 180),
});

/** "59.32750° N, 18.05430° E". */
export const shownPosition = ({ latitude, longitude }: Position): string =>
  `${Math.abs(latitude).toFixed(digits)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(digits)}° ${longitude < 0 ? 'W' : 'E'}`;

/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** Decimal places of a degree: about a metre. */
const digits = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(digits));

/** The position as it is stored: rounded to about a metre, longitude in -180…180, latitude in -85…85. */
export const normalizedPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: rounded(Math.max(-85, Math.min(85, latitude))),
  longitude: rounded(((((longitude + 180) % 360) + 360) % 360) - 180),
});

/** "59.32750° N, 18.05430° E". */
export const formatPosition = ({ latitude, longitude }: Position): string =>
  `${Math.abs(latitude).toFixed(digits)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(digits)}° ${longitude < 0 ? 'W' : 'E'}`;

type Unit<Size> = (values: { size: Size }) => string;

/**
 * A number of bytes in the largest of these units that leaves at least one. Each unit is a thousand of the one before, and gets what `written` makes of
 * the size.
 */
export function inLargestUnit<Size>(bytes: number, units: readonly [Unit<Size>, ...Unit<Size>[]], written: (size: number) => Size): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const [smallest] = units;
  return (units[power] ?? smallest)({ size: written(bytes / 1000 ** power) });
}

type Unit = (values: { size: string }) => string;

/** A number of bytes in the largest of these units that leaves at least one, as `format` writes it. Each unit is a thousand of the one before. */
export function inLargestUnit(bytes: number, units: readonly [Unit, ...Unit[]], format: (size: number) => string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const [smallest] = units;
  return (units[power] ?? smallest)({ size: format(bytes / 1000 ** power) });
}

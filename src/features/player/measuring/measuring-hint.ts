export const measuringHint = 'Select two points to measure the distance.';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** DD-MM-YYYY, hh:mm:ss in the reader's time zone, on a 24-hour clock. @see UI-010 */
export const shownTime = (time: Date): string =>
  `${twoDigits(time.getDate())}-${twoDigits(time.getMonth() + 1)}-${time.getFullYear()}, ` +
  `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}:${twoDigits(time.getSeconds())}`;

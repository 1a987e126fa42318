import { tourTexts } from './texts';

/** The name of a tour as it is shown; older tours may have none. */
export const tourTitle = ({ name }: { name: string }): string => name || tourTexts.get().untitled;

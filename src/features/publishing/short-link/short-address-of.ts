import { shortPath } from '@/domain/publishing/short-address';

/** The whole short address of a tour's current version, or of one version by its number. */
export const shortAddressOf = (code: string, version?: number): string => `${location.origin}${shortPath(code, version)}`;

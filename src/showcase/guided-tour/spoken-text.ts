import { captionText } from '@/domain/guided-tours/caption-text';
import type { StopFile } from '@/domain/guided-tours/guided-tour';

/** What is said in a narration: its captions, without their times. */
export const readSpokenText = async ({ url }: Pick<StopFile, 'url'>): Promise<string> => captionText(await (await fetch(url)).text());

import { type ComponentsJSON, type Messages, messagesToJSON } from '@nanostores/i18n';

type TextsModule = Record<string, Messages>;

const modules = {
  ...import.meta.glob<TextsModule>('../../**/{texts,*-texts}.ts', { eager: true }),
  ...import.meta.glob<TextsModule>('../../../functions/src/**/{texts,*-texts}.ts', { eager: true }),
};

/** All English texts by component and key: what the files called `texts.ts` define. */
export const englishTexts = (): ComponentsJSON => messagesToJSON(...Object.values(modules).flatMap((module) => Object.values(module)));

import { text } from '../stored';

/** A BCP 47 tag, such as "de" or "pt-BR". */
export const languagePattern = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** The language of a mail, a BCP 47 tag, in what is stored with it; without one the mail is in English. */
export const mailLanguageFrom = (stored: unknown): { language?: string } =>
  languagePattern.test(text(stored)) ? { language: text(stored) } : {};
